"use strict";
// The map by keyboard: one cell is in the tab order, arrows move from it, Enter tells its reason.
const panel = document.getElementById("panel");
const table = document.querySelector("#map table");
if (table) {
  const form = document.getElementById("filter");
  const heads = [...table.tHead.rows[0].cells];
  const rows = [...table.querySelectorAll("tbody tr")];
  let at = null; // the cell that has the focus, or had it last
  table.setAttribute("role", "grid"); // a reader of the screen leaves the arrows to it
  table.setAttribute("aria-label", "verdicts by release of torch");
  table.closest(".frame").scrollLeft = table.scrollWidth; // to the newest, which most ask for

  const cellIn = (row, column) => row.cells[column]?.querySelector("a");
  const shown = () => rows.filter((row) => !row.hidden && !row.parentNode.hidden);
  const place = (cell) => [cell.closest("tr"), cell.parentNode.cellIndex];

  // ---- moving

  function comeTo(cell) {
    if (at) at.tabIndex = -1;
    at = cell;
    at.tabIndex = 0;
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
      const cell = cellIn(all[line], column);
      if (cell) return cell;
    }
  }

  function target(event) {
    const [row, column] = place(at);
    const all = shown();
    const far = event.ctrlKey;
    switch (event.key) {
      case "ArrowRight": return neighbour(row, column, 0, 1);
      case "ArrowLeft": return neighbour(row, column, 0, -1);
      case "ArrowDown": return neighbour(row, column, 1, 0);
      case "ArrowUp": return neighbour(row, column, -1, 0);
      case "Home": return (far ? all[0] : row).querySelector("td a");
      case "End": return [...(far ? all[all.length - 1] : row).querySelectorAll("td a")].pop();
      case "PageDown": return cellIn(all[Math.min(all.length - 1, all.indexOf(row) + 10)], column);
      case "PageUp": return cellIn(all[Math.max(0, all.indexOf(row) - 10)], column);
    }
    return null;
  }

  const KEYS = ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "Home", "End", "PageDown", "PageUp"];
  table.addEventListener("keydown", (event) => {
    const cell = event.target.closest("td a");
    if (!cell) return;
    if (event.key === " ") {
      event.preventDefault();
      tell(cell);
    } else if (KEYS.includes(event.key) && !event.altKey && !event.metaKey) {
      event.preventDefault();
      target(event)?.focus();
    }
  });
  table.addEventListener("focusin", (event) => {
    const cell = event.target.closest("td a");
    if (!cell) return;
    comeTo(cell);
    light(cell, true);
    if (!panel.hidden) tell(cell);
  });
  table.addEventListener("focusout", (event) => {
    const cell = event.target.closest("td a");
    if (cell) light(cell, false);
  });

  // ---- the reason

  function made(tag, text) {
    const element = document.createElement(tag);
    element.textContent = text;
    return element;
  }

  function tell(cell) {
    const [row, column] = place(cell);
    const release = heads[column].textContent;
    const details = document.getElementById(cell.hash.slice(1));
    const name = row.parentNode.rows[0].cells[0].textContent;
    const own = details.querySelector("summary b").textContent;
    const title = made("h2", ` ${own} in torch ${release}`);
    const swatch = cell.cloneNode(true);
    for (const attribute of ["href", "tabindex", "title"]) swatch.removeAttribute(attribute);
    title.prepend(swatch);
    const close = made("button", "Close");
    close.addEventListener("click", shut);
    const list = document.createElement("ul");
    for (const why of details.querySelectorAll("li[data-in]"))
      if (why.dataset.in.split(" ").includes(release)) list.append(why.cloneNode(true));
    const letter = cell.textContent;
    const meaning = [...document.querySelectorAll(".legend li")].find((one) => one.querySelector("i").textContent === letter);
    const all = made("a", `all of ${own}`);
    all.href = cell.hash;
    all.addEventListener("click", () => { details.open = true; shut(); });
    const where = made("p", `${name} \u2013 ${meaning.querySelector("span").textContent}`);
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
    const cell = event.target.closest("td a");
    if (!cell || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
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
    const told = document.getElementById(body.dataset.group).querySelectorAll("h2, summary b, .also");
    return [body, [...told].map((one) => one.textContent).join("\n").toLowerCase()];
  }));

  function filter() {
    const { name, verdict, release, found, lines } = form.elements;
    const wanted = name.value.trim().toLowerCase();
    const column = heads.findIndex((head) => head.textContent === release.value);
    const judged = (row) => (column > 0 ? [cellIn(row, column)] : [...row.querySelectorAll("td a")]);
    const has = (row) => judged(row).some((cell) => cell && (!verdict.value || cell.classList.contains(verdict.value)));
    const fits = (row) => !verdict.value && !release.value || has(row);
    let count = 0;
    for (const body of table.tBodies) {
      const [whole, ...rest] = body.rows;
      body.hidden = !names.get(body).includes(wanted) || found.checked && !body.dataset.found || ![whole, ...rest].some(fits);
      const named = rest.filter((row) => row.cells[0].textContent.toLowerCase().includes(wanted));
      for (const row of rest) row.hidden = !lines.checked || !fits(row) || named.length && !named.includes(row);
      document.getElementById(body.dataset.group).hidden = body.hidden;
      count += !body.hidden;
    }
    form.querySelector("output").textContent = `${count} of ${table.tBodies.length} shown`;
    const first = shown()[0]?.querySelector("td a");
    if (first && !shown().includes(at?.closest("tr"))) comeTo(first);
  }

  for (const event of ["input", "change"]) form.addEventListener(event, filter);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.elements.lines.checked = rows.length <= 200;
  form.hidden = false;
  filter();
}

// ---- what holds without a map too

function unfold() {
  const at = location.hash && document.getElementById(location.hash.slice(1));
  if (at instanceof HTMLDetailsElement) at.open = true;
}
addEventListener("hashchange", unfold);
addEventListener("beforeprint", () => document.querySelectorAll("details").forEach((one) => { one.open = true; }));
unfold();
