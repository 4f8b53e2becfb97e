// Diagnoses logs off the page's own thread. What it loads comes from beside this file; the log goes nowhere.
import { loadPyodide } from "./pyodide/pyodide.mjs";

const SITE_PACKAGES = "/lib/python/opwright";

async function fetched(path) {
  const response = await fetch(new URL(path, import.meta.url));
  if (!response.ok) throw new Error(`cannot load ${path}: ${response.status}`);
  return response;
}

/** Show tables in Python's file system without loading them: each is fetched when it is opened. */
function mountTables(FS, tables) {
  for (const path of tables) {
    const [, folder, name] = path.match(/(.*)\/(.*)/);
    FS.mkdirTree(`${SITE_PACKAGES}/${folder}`);
    const url = new URL(`tables/${path}`, import.meta.url).href;
    FS.createLazyFile(`${SITE_PACKAGES}/${folder}`, name, url, true, false);
  }
}

async function start() {
  const [pyodide, code, manifest] = await Promise.all([
    loadPyodide({ checkAPIVersion: true }),
    fetched("opwright.zip").then((response) => response.arrayBuffer()),
    fetched("manifest.json").then((response) => response.json()),
  ]);
  pyodide.FS.mkdirTree(SITE_PACKAGES);
  pyodide.unpackArchive(code, "zip", { extractDir: SITE_PACKAGES });
  mountTables(pyodide.FS, manifest.tables);
  pyodide.runPython(`import sys; sys.path.insert(0, "${SITE_PACKAGES}")`);
  return pyodide.pyimport("answer").answer;
}

const ready = start();
ready.then(
  () => postMessage({ kind: "ready" }),
  (error) => postMessage({ kind: "broken", why: String(error) }),
);

onmessage = async ({ data }) => {
  try {
    const answer = await ready;
    postMessage({ kind: "answer", number: data.number, ...JSON.parse(answer(data.log)) });
  } catch (error) {
    postMessage({ kind: "broken", why: String(error) });
  }
};
