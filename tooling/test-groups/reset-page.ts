/** Resets the page, its address and its storage between test files. */
export function resetPage(): void {
  for (const element of [document.documentElement, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  document.body.replaceChildren();
  // styled-components inserts each rule only once, so its sheets must stay.
  for (const element of [...document.head.children]) {
    if (!element.hasAttribute('data-styled')) element.remove();
  }
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
}
