// The search, for error messages: what a pasted one is about stands above what holds its words.
const here = import.meta.url;
const SHOWN = 3;
const LEAST_WORDS = 2;
const LONGEST = 4000;
const WORD = /[a-z]{2,}|[\u4e00-\u9fff]/g; // or a Chinese character

/** The words of a text, and the pairs of neighbouring ones; message_index.py does the same. */
function termsIn(text) {
  const words = text.toLowerCase().match(WORD) ?? [];
  return new Set([...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)]);
}

function ranked(index, text) {
  const scores = new Float64Array(index.causes.length);
  for (const term of termsIn(text)) {
    const found = Object.hasOwn(index.terms, term) ? index.terms[term] : [];
    for (let at = 0; at < found.length; at += 2) scores[found[at]] += found[at + 1];
  }
  const best = new Float64Array(index.causes.length);
  for (const [literal, [score, ...causes]] of Object.entries(index.literals)) {
    if (text.includes(literal)) for (const cause of causes) best[cause] = Math.max(best[cause], score);
  }
  return [...scores.keys()]
    .map((cause) => [scores[cause] + best[cause], ...index.causes[cause]])
    .filter(([score]) => score > 0)
    .sort(([one], [other]) => other - one)
    .slice(0, SHOWN);
}

function show(list, hits) {
  list.replaceChildren(
    ...hits.map(([, name, family, message]) => {
      const link = document.createElement("a");
      link.className = "md-search-result__link message-hit";
      link.href = new URL(`../causes/${family}/${name}/`, here).href;
      const title = document.createElement("strong");
      title.textContent = name;
      link.append(title, document.createElement("br"), message);
      const item = document.createElement("li");
      item.className = "md-search-result__item";
      item.append(link);
      return item;
    }),
  );
}

const input = document.querySelector(".md-search__input");
const results = document.querySelector(".md-search-result");
if (input && results) {
  const list = document.createElement("ol");
  list.className = "md-search-result__list message-hits";
  list.setAttribute("aria-label", "Causes with such a message");
  results.before(list);
  let loading;
  const look = async () => {
    loading ??= fetch(new URL("messages.json", here)).then((response) => response.json());
    const index = await loading;
    const text = input.value.slice(0, LONGEST);
    const words = text.toLowerCase().match(WORD) ?? [];
    show(list, words.length < LEAST_WORDS ? [] : ranked(index, text));
  };
  input.addEventListener("input", look);
  input.form?.addEventListener("reset", () => show(list, []));
  if (input.value) look();
}
