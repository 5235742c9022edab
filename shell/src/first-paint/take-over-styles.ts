import { __PRIVATE__, version } from 'styled-components';
import { isOn } from './switches';

/** These parts are private to the library, which may remove or change them. */
const { mainSheet, StyleSheet }: Partial<typeof __PRIVATE__> = __PRIVATE__ ?? {};

/** styled-components ends each rule that it writes on a server with this. */
const RULE_END = '/*!sc*/';
/** The last rule of a component names the component and its generated classes. */
const OWNER = /^data-styled\.g\d+\[id="([\w-]+)"\]\{content:"([^"]*)"/;

/** One component's rules, and its position among all components. */
interface Part {
  position: number;
  rules: string[];
}

// Runs on import and before any component: styled-components gives positions in the order of registration.
if (isOn('take-over-styles')) takeOverStyles();

/**
 * Makes `/` interactive after 1,180 instead of 1,290 ms from a warm cache (performance.md): styled-components would
 * write each rule of a prerendered page again, and the browser would compute the style of every element again.
 */
function takeOverStyles(): void {
  // The server renames the attribute, since styled-components would otherwise find the element first.
  const element = document.querySelector<HTMLStyleElement>(`style[data-prerendered="${version}"]`);
  // Without the private part, or with rules of another form, the element stays, and styled-components adds another.
  if (!element || !mainSheet?.getTag || !mainSheet.registerName || !StyleSheet?.registerId) return;
  const parts = read(element.textContent, mainSheet, StyleSheet);
  if (parts.length === 0) return;
  const group = mainSheet.getTag();
  const insertAll = () => parts.forEach(({ position, rules }) => group.insertRules(position, rules));
  const { tag } = group;
  const { sheet } = element;
  if (sheet && 'sheet' in tag && 'element' in tag && isSameAs(sheet, parts)) {
    // styled-components may only count the rules here, since the sheet contains them already.
    group.tag = { ...tag, insertRule: () => true };
    insertAll();
    if (tag.element instanceof Element) tag.element.remove();
    group.tag = Object.assign(tag, { element, sheet, length: sheet.cssRules.length });
  } else {
    insertAll();
    element.remove();
  }
}

type Library = Required<typeof __PRIVATE__>;

function read(css: string, sheet: Library['mainSheet'], { registerId }: Library['StyleSheet']): Part[] {
  const parts: Part[] = [];
  let rules: string[] = [];
  for (const rule of css.split(RULE_END).map((text) => text.trim())) {
    if (rule) rules.push(rule);
    const [, id, names] = OWNER.exec(rule) ?? [];
    if (!id || !names) continue;
    for (const name of names.split(',')) if (name) sheet.registerName(id, name);
    parts.push({ position: registerId(id), rules });
    rules = [];
  }
  return parts;
}

/** A browser omits a rule that it does not understand, and then counts fewer rules than the server wrote. */
function isSameAs({ cssRules }: CSSStyleSheet, parts: readonly Part[]): boolean {
  const isInOrder = parts.every(
    ({ position }, index) => index === 0 || position > (parts[index - 1]?.position ?? 0),
  );
  return isInOrder && parts.reduce((sum, { rules }) => sum + rules.length, 0) === cssRules.length;
}
