/** What the page does by itself: sorts cards, copies commands. It can be read without. */
export const SCRIPT = `
document.addEventListener('click', (event) => {
  const button = event.target.closest('button');
  if (!button) return;
  if (button.dataset.copy !== undefined) {
    const code = button.parentElement.querySelector('code');
    const done = () => { button.textContent = 'Copied'; setTimeout(() => { button.textContent = 'Copy'; }, 1500); };
    const select = () => getSelection().selectAllChildren(code);
    navigator.clipboard ? navigator.clipboard.writeText(code.textContent).then(done, select) : select();
  }
  const { sort } = button.dataset;
  if (sort === undefined) return;
  const list = button.closest('.panel').querySelector('.rows');
  const foot = list.querySelector('.axis-row');
  const by = (row) => row.dataset[sort];
  const order = sort === 'name' ? (a, b) => by(a).localeCompare(by(b)) : (a, b) => by(b) - by(a);
  const rows = [...list.children].filter((row) => row !== foot).sort(order);
  list.append(...rows, foot);
  for (const other of button.parentElement.querySelectorAll('button')) other.setAttribute('aria-pressed', String(other === button));
});
`;
