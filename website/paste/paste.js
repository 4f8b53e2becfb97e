// The page on which a log is pasted: hands it to the worker, and shows what is found.
const KNOWN = ["torch", "cuda", "python"];
const form = document.getElementById("paste-form");

function element(tag, properties = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** Where a cause is explained, with the versions in the fragment: never a word of the log. */
function pageOf(finding, machine) {
  const versions = KNOWN.filter((name) => /^[\w.+]{1,20}$/.test(machine[name] ?? ""));
  const fragment = new URLSearchParams(versions.map((name) => [name, machine[name]]));
  const page = new URL(`../causes/${finding.family}/${finding.cause}/`, location.href);
  page.hash = fragment.toString();
  return page.href;
}

function copyButton(label, text) {
  const button = element("button", { type: "button", className: "md-button", textContent: label });
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(text);
    button.textContent = "Copied";
    setTimeout(() => (button.textContent = label), 2000);
  });
  return button;
}

function way(word, { summary, commands }) {
  const said = element("p", {}, element("strong", { textContent: word }), summary);
  const typed = commands.join("\n");
  return typed ? [said, element("pre", { tabIndex: 0 }, element("code", { textContent: typed }))] : [said];
}

function shown(finding, machine) {
  const places = finding.evidence.slice(0, 3).map(({ where, quote }) => `${where}: ${quote}`);
  const link = element("a", { href: pageOf(finding, machine), textContent: finding.cause });
  const parts = [
    element("h2", {}, link, " ", element("small", { textContent: finding.confidence })),
    element("p", { textContent: finding.message }),
    element("pre", { tabIndex: 0 }, element("code", { textContent: places.join("\n") })),
    ...way("Fix: ", finding.fix),
    ...(finding.fix.otherwise ? way("Or: ", finding.fix.otherwise) : []),
  ];
  return element("article", { className: "paste-finding" }, ...parts);
}

function show(form, { error, report, text, markdown, machine }) {
  const result = document.getElementById("paste-result");
  if (error) {
    result.replaceChildren(element("p", { textContent: error }));
    return;
  }
  const findings = report.findings.map((finding) => shown(finding, machine));
  if (!findings.length) {
    findings.push(element("pre", { tabIndex: 0 }, element("code", { textContent: text })));
  }
  result.replaceChildren(...findings, copyButton("Copy as Markdown, redacted", markdown));
}

function connect(form) {
  const status = document.getElementById("paste-status");
  const log = form.elements.log;
  const worker = new Worker(new URL("worker.mjs", location.href), { type: "module" });
  let asked = 0;
  let began = 0;
  worker.onmessage = ({ data }) => {
    if (data.kind === "broken") status.textContent = `This browser cannot run it: ${data.why}`;
    if (data.kind === "ready" && !asked) status.textContent = "Ready. Nothing is uploaded.";
    if (data.kind !== "answer" || data.number !== asked) return;
    show(form, data);
    const took = Math.round(performance.now() - began);
    status.textContent = `Diagnosed in ${took} ms, in your browser.`;
    form.dataset.answered = JSON.stringify({ number: data.number, took, report: data.report });
  };
  function ask() {
    if (!log.value.trim()) return;
    asked += 1;
    began = performance.now();
    status.textContent = "Looking…";
    worker.postMessage({ number: asked, log: log.value });
  }
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    ask();
  });
  log.addEventListener("paste", () => setTimeout(ask));
  form.elements.file.addEventListener("change", async ({ target }) => {
    log.value = await target.files[0].text();
    ask();
  });
}

if (form) connect(form);
