// Where a link from a pasted log leads, it has the versions in its fragment: `#torch=2.5.1&cuda=12.1`. Nothing else is read.
const KNOWN = { torch: "torch", cuda: "CUDA", python: "Python" };
const given = new URLSearchParams(location.hash.slice(1));
const versions = Object.entries(KNOWN)
  .filter(([name]) => /^[\w.+]{1,20}$/.test(given.get(name) ?? ""))
  .map(([name, label]) => `${label} ${given.get(name)}`);
const title = document.querySelector("article h1");
if (versions.length && title && location.pathname.includes("/causes/")) {
  const line = document.createElement("p");
  line.className = "in-your-log";
  line.textContent = `In your log: ${versions.join(", ")}`;
  title.after(line);
}

// What is wider than the screen can be scrolled by keyboard.
for (const block of document.querySelectorAll("article pre")) block.tabIndex = 0;
