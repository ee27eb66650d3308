// Looks through the index while somebody types. Every word must occur; a heading counts more than a text.
const field = document.getElementById('search');
const list = document.getElementById('found');
const MOST = 12;

const folded = (text) => text.toLowerCase().normalize('NFD').replace(/[\u0300-\u036f]/g, '');

function weight(part, words) {
  let sum = 0;
  for (const word of words) {
    const title = folded(part.title).includes(word) ? 10 : 0;
    const text = folded(part.text).split(word).length - 1;
    if (!title && !text) return 0;
    sum += title + Math.min(text, 5);
  }
  return sum;
}

function around(text, word) {
  const at = Math.max(0, folded(text).indexOf(word) - 60);
  return (at ? '…' : '') + text.slice(at, at + 180) + (text.length > at + 180 ? '…' : '');
}

function entry(part, words) {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = part.at;
  link.textContent = part.page === part.title ? part.title : `${part.page}: ${part.title}`;
  const text = document.createElement('p');
  text.textContent = around(part.text, words[0]);
  item.append(link, text);
  return item;
}

function look() {
  const words = folded(field.value).split(/\s+/).filter(Boolean);
  const found = words.length
    ? INDEX.map((part) => [weight(part, words), part]).filter(([sum]) => sum).sort(([a], [b]) => b - a)
    : [];
  list.replaceChildren(...found.slice(0, MOST).map(([, part]) => entry(part, words)));
  if (words.length && !found.length) {
    const nothing = document.createElement('li');
    nothing.textContent = 'Nothing was found.';
    list.append(nothing);
  }
  list.hidden = !words.length;
}

field.addEventListener('input', look);
field.form.addEventListener('submit', (event) => {
  event.preventDefault();
  list.querySelector('a')?.click();
});
