"use strict";
// The map by keyboard: one cell is in the tab order, arrows move from it, Enter tells its reason.

// What is known of an artifact may wait in a noscript element, as text: a page of a thousand opens at once.
function filled(section) {
  const waiting = section.querySelector("noscript");
  if (waiting) waiting.outerHTML = waiting.textContent;
  return section;
}

const panel = document.getElementById("panel");
const table = document.querySelector("#map table");
if (table) {
  const form = document.getElementById("filter");
  const heads = [...table.tHead.rows[0].cells];
  const releases = heads.map((head) => head.textContent);
  const rows = [...table.querySelectorAll("tbody tr")];
  const legend = new Map([...document.querySelectorAll(".legend li")].map((item) => [item.firstChild.textContent, item]));
  let at = null; // the cell that has the focus, or had it last
  table.setAttribute("role", "grid"); // a screen reader leaves the arrows to it
  table.setAttribute("aria-label", "verdicts by release of torch");
  for (const row of rows) {
    const link = row.cells[0].firstChild;
    link.tabIndex = -1; // the arrows lead there
    link.setAttribute("aria-label", link.title); // in one piece
  }
  const frame = table.closest(".frame");
  frame.scrollLeft = frame.scrollWidth; // to the newest, which most ask for

  const isJudged = (cell) => cell && !cell.classList.contains("none");
  const judged = (row) => [...row.cells].slice(1).filter(isJudged);
  const shown = () => rows.filter((row) => !row.hidden && !row.parentNode.hidden);
  const place = (cell) => [cell.closest("tr"), cell.cellIndex];
  const verdictCell = (event) => {
    const cell = event.target.closest("tbody td");
    return isJudged(cell) ? cell : null;
  };
  const nameOf = (row) => row.cells[0].firstChild.title;

  // "2.4.0..2.8.0, 2.10.0": the newest release of a range comes last
  function holds(ranges, column) {
    return ranges.split(", ").some((range) => {
      const [first, last = first] = range.split("..");
      return releases.indexOf(first) <= column && column <= releases.indexOf(last);
    });
  }

  // ---- moving

  function label(cell) {
    const [row, column] = place(cell);
    const meaning = legend.get(cell.textContent).querySelector("b").textContent;
    cell.title = `${releases[column]}: ${meaning}`;
    cell.setAttribute("aria-label", `${nameOf(row)}, torch ${cell.title}`);
  }

  function comeTo(cell) {
    if (at) at.tabIndex = -1;
    at = cell;
    at.tabIndex = 0;
    label(at);
  }

  function goTo(cell) {
    if (!cell) return;
    if (cell.tagName === "TD") comeTo(cell);
    cell.focus();
  }

  function light(cell, on) {
    const [row, column] = place(cell);
    row.classList.toggle("here", on);
    heads[column].classList.toggle("here", on);
  }

  // Where a row was not judged for a release, what comes next in the same direction is taken.
  function neighbour(row, column, down, right) {
    const all = shown();
    let line = all.indexOf(row);
    for (;;) {
      line += down;
      column += right;
      if (!all[line] || column < 0 || column >= heads.length) return null;
      if (!column) return all[line].cells[0].firstChild;
      if (isJudged(all[line].cells[column])) return all[line].cells[column];
    }
  }

  function target(event, row, column) {
    const all = shown();
    const far = event.ctrlKey;
    const jump = (by) => {
      const line = all[Math.max(0, Math.min(all.length - 1, all.indexOf(row) + by))];
      return isJudged(line.cells[column]) ? line.cells[column] : judged(line)[0];
    };
    switch (event.key) {
      case "ArrowRight": return neighbour(row, column, 0, 1);
      case "ArrowLeft": return neighbour(row, column, 0, -1);
      case "ArrowDown": return neighbour(row, column, 1, 0);
      case "ArrowUp": return neighbour(row, column, -1, 0);
      case "Home": return judged(far ? all[0] : row)[0];
      case "End": return judged(far ? all[all.length - 1] : row).pop();
      case "PageDown": return jump(10);
      case "PageUp": return jump(-10);
    }
    return null;
  }

  const KEYS = ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "Home", "End", "PageDown", "PageUp"];
  table.addEventListener("keydown", (event) => {
    const cell = event.target.closest("tbody td, tbody th");
    if (!cell) return;
    if (verdictCell(event) && [" ", "Enter"].includes(event.key)) {
      event.preventDefault();
      tell(cell);
    } else if (KEYS.includes(event.key) && !event.altKey && !event.metaKey) {
      event.preventDefault();
      goTo(target(event, ...place(cell)));
    }
  });
  table.addEventListener("focusin", (event) => {
    const cell = verdictCell(event);
    if (!cell) return;
    if (cell !== at) comeTo(cell);
    light(cell, true);
    if (!panel.hidden) tell(cell);
  });
  table.addEventListener("focusout", (event) => {
    const cell = verdictCell(event);
    if (cell) light(cell, false);
  });
  table.addEventListener("mouseover", (event) => {
    const cell = verdictCell(event);
    if (cell && !cell.title) label(cell);
  });

  // ---- the reason

  function made(tag, text) {
    const element = document.createElement(tag);
    element.textContent = text;
    return element;
  }

  // The row of a library has its own words; that of an artifact has those of the library that is worst.
  function wordsOf(row, cell, column) {
    const id = row.cells[0].firstChild.hash.slice(1);
    const all = [...filled(document.getElementById(row.parentNode.dataset.group)).querySelectorAll("details")];
    const says = (one) => [...one.querySelectorAll("summary span[data-in]")].some(
      (span) => span.querySelector("i").textContent === cell.textContent && holds(span.dataset.in, column));
    return all.find((one) => one.id === id) ?? all.find(says);
  }

  function tell(cell) {
    const [row, column] = place(cell);
    const details = wordsOf(row, cell, column);
    const own = details.querySelector("summary b").textContent;
    const title = made("h2", ` ${own} in torch ${releases[column]}`);
    title.prepend(legend.get(cell.textContent).firstChild.cloneNode(true));
    const close = made("button", "Close");
    close.addEventListener("click", shut);
    const list = document.createElement("ul");
    for (const why of details.querySelectorAll("li[data-in]"))
      if (holds(why.dataset.in, column)) list.append(why.cloneNode(true));
    const all = made("a", `all of ${own}`);
    all.href = `#${details.id}`;
    all.addEventListener("click", () => { details.open = true; shut(); });
    const meaning = legend.get(cell.textContent).querySelector("span").textContent;
    const where = made("p", `${nameOf(row.parentNode.rows[0])} \u2013 ${meaning}`);
    const more = document.createElement("p");
    more.append(all);
    panel.replaceChildren(close, title, where, list, more);
    panel.hidden = false;
    panel.scrollTop = 0;
    document.body.classList.add("told");
    clear(cell);
  }

  // The panel must not lie on the cell that it tells of.
  function clear(cell) {
    const below = cell.getBoundingClientRect().bottom + 8 - (innerHeight - panel.offsetHeight);
    if (below > 0) scrollBy(0, below);
  }

  function shut() {
    panel.hidden = true;
    document.body.classList.remove("told");
    at?.focus({ preventScroll: true });
  }

  table.addEventListener("click", (event) => {
    const cell = verdictCell(event);
    if (!cell) return;
    comeTo(cell);
    cell.focus({ preventScroll: true });
    tell(cell);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !panel.hidden) shut();
    const typing = event.target.matches("input, select");
    if (event.key === "/" && !typing && !event.ctrlKey) {
      event.preventDefault();
      form.elements.name.focus();
    }
  });

  // ---- the filter

  // What is in an artifact counts by its name, also where the map has one row for all of it.
  const names = new Map([...table.tBodies].map((body) => {
    const section = document.getElementById(body.dataset.group);
    return [body, `${nameOf(body.rows[0])} ${section.dataset.names}`.toLowerCase()];
  }));

  function filter() {
    const { name, verdict, release, found, lines } = form.elements;
    const wanted = name.value.trim().toLowerCase();
    const column = release.value ? releases.indexOf(release.value) : 0;
    const looked = (row) => (column ? [row.cells[column]].filter(isJudged) : judged(row));
    const has = (row) => looked(row).some((cell) => !verdict.value || cell.classList.contains(verdict.value));
    const fits = (row) => !verdict.value && !column || has(row);
    let count = 0;
    for (const body of table.tBodies) {
      const [whole, ...rest] = body.rows;
      body.hidden = !names.get(body).includes(wanted) || found.checked && !body.dataset.found || ![whole, ...rest].some(fits);
      const named = rest.filter((row) => nameOf(row).toLowerCase().includes(wanted));
      for (const row of rest) row.hidden = !lines.checked || !fits(row) || named.length && !named.includes(row);
      document.getElementById(body.dataset.group).hidden = body.hidden;
      count += !body.hidden;
    }
    form.querySelector("output").textContent = `${count} of ${table.tBodies.length} shown`;
    const first = shown().map((row) => judged(row)[0]).find(Boolean);
    if (first && !shown().includes(at?.closest("tr"))) comeTo(first);
  }

  for (const event of ["input", "change"]) form.addEventListener(event, filter);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.hidden = false;
  filter();
}

// ---- what holds without a map too

const sections = document.querySelectorAll("section.group");
const watch = new IntersectionObserver(
  (entries) => entries.filter((entry) => entry.isIntersecting).forEach((entry) => filled(entry.target)),
  { rootMargin: "1000px" },
);
for (const section of sections) if (section.querySelector("noscript")) watch.observe(section);

function unfold() {
  const id = location.hash.slice(1);
  const section = id && document.getElementById(id.split("-")[0]);
  if (!section) return;
  filled(section);
  const at = document.getElementById(id);
  if (at instanceof HTMLDetailsElement) at.open = true;
  at?.scrollIntoView();
}
addEventListener("hashchange", unfold);
addEventListener("beforeprint", () => {
  sections.forEach(filled);
  document.querySelectorAll("details").forEach((one) => { one.open = true; });
});
unfold();
