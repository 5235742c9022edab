import { __PRIVATE__, version } from 'styled-components';

const { mainSheet, StyleSheet } = __PRIVATE__;

/** Ends each rule that styled-components has written on the server. */
const RULE_END = '/*!sc*/';
/** The last of a component's rules says whose they are, and which of its classes they make. */
const OWNER = /^data-styled\.g\d+\[id="([\w-]+)"\]\{content:"([^"]*)"/;

/** A component's rules, and the place that styled-components has for them among all. */
interface Part {
  place: number;
  rules: string[];
}

// On being imported, and before anything that has styles: places are given in the order in which they are asked for.
takeOverStyles();

/**
 * The styles of a finished page become those that styled-components goes on with, as they stand. Left to itself it
 * writes each rule once more and throws the page's away, and the browser finds the style of every element anew.
 */
function takeOverStyles(): void {
  // Not named as styled-components names them, since it would have come first.
  const element = document.querySelector<HTMLStyleElement>(`style[data-finished="${version}"]`);
  const parts = read(element?.textContent ?? '');
  // What is not understood is left where it is.
  if (!element || parts.length === 0) return;
  const all = mainSheet.getTag();
  const take = () => parts.forEach(({ place, rules }) => all.insertRules(place, rules));
  const { tag } = all;
  const { sheet } = element;
  if (sheet && 'sheet' in tag && 'element' in tag && agrees(sheet, parts)) {
    // It counts the rules, and finds each of them there.
    all.tag = { ...tag, insertRule: () => true };
    take();
    if (tag.element instanceof Element) tag.element.remove();
    all.tag = Object.assign(tag, { element, sheet, length: sheet.cssRules.length });
  } else {
    take();
    element.remove();
  }
}

function read(css: string): Part[] {
  const parts: Part[] = [];
  let rules: string[] = [];
  for (const rule of css.split(RULE_END).map((text) => text.trim())) {
    if (rule) rules.push(rule);
    const [, id, names] = OWNER.exec(rule) ?? [];
    if (!id || !names) continue;
    for (const name of names.split(',')) if (name) mainSheet.registerName(id, name);
    parts.push({ place: StyleSheet.registerId(id), rules });
    rules = [];
  }
  return parts;
}

/** A browser leaves out a rule that it does not understand, and then counts others than the server wrote. */
function agrees({ cssRules }: CSSStyleSheet, parts: readonly Part[]): boolean {
  const inOrder = parts.every(({ place }, index) => index === 0 || place > (parts[index - 1]?.place ?? 0));
  return inOrder && parts.reduce((sum, { rules }) => sum + rules.length, 0) === cssRules.length;
}
