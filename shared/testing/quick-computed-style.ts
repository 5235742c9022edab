import defaultSheet from 'jsdom/lib/jsdom/browser/default-stylesheet';
import { RulesOfProperty } from './rules-of-property';

/**
 * The properties that Testing Library, user-event, axe and jest-dom read of nearly every element. No shorthand sets
 * them.
 */
const QUICK = [
  'display',
  'visibility',
  'pointer-events',
  'opacity',
  'position',
  'content-visibility',
  'clip',
  'clip-path',
  'overflow',
  'height',
  'width',
  'direction',
] as const;
type Quick = (typeof QUICK)[number];

/** The inherited properties, each with its initial value, as jsdom knows them. */
const INHERITED: Partial<Record<Quick, string>> = { visibility: 'visible', 'pointer-events': 'auto' };

const asProperty = (key: PropertyKey): Quick | undefined => PROPERTIES.get(key);
const PROPERTIES = new Map<PropertyKey, Quick>(
  QUICK.flatMap((name) => [
    [name, name],
    [name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()), name],
  ]),
);

/**
 * Computes the properties above from the rules that set them, and caches them until the document changes: jsdom walks
 * every rule of every sheet for each element. jsdom computes all other properties.
 */
export function quickenComputedStyle(): void {
  const own = window.getComputedStyle.bind(window);
  const styles = new QuickStyles();
  window.getComputedStyle = (element, pseudoElement) =>
    !pseudoElement && element instanceof Element && element.isConnected && element.getRootNode() === document
      ? quickDeclaration(element, styles, () => own(element))
      : own(element, pseudoElement);
}

function quickDeclaration(
  element: Element,
  styles: QuickStyles,
  computeFullStyle: () => CSSStyleDeclaration,
): CSSStyleDeclaration {
  let fullStyle: CSSStyleDeclaration | undefined;
  const full = () => (fullStyle ??= computeFullStyle());
  const propertyValue = (name: string) => {
    const property = asProperty(name);
    return property ? styles.valueOf(element, property) : full().getPropertyValue(name);
  };
  return new Proxy(Object.create(CSSStyleDeclaration.prototype) as CSSStyleDeclaration, {
    get: (_, key) => {
      const property = asProperty(key);
      if (property) return styles.valueOf(element, property);
      if (key === 'getPropertyValue') return propertyValue;
      const value: unknown = Reflect.get(full(), key);
      return typeof value === 'function' ? (value.bind(full()) as unknown) : value;
    },
    has: (_, key) => key in full(),
    ownKeys: () => Reflect.ownKeys(full()),
  });
}

/** Caches values until the document or one of its sheets changes. */
class QuickStyles {
  private readonly changes = new MutationObserver(() => this.forget());
  private readonly defaults = parse(defaultSheet);
  private readonly declarations = document.createElement('i').style;
  private sheets: CSSStyleSheet[] = [];
  private ruleCount = -1;
  private rules = new Map<Quick, RulesOfProperty>();
  private cachedValues = new Map<Quick, WeakMap<Element, string>>();

  constructor() {
    this.changes.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  }

  valueOf(element: Element, property: Quick): string {
    if (this.changes.takeRecords().length > 0) this.forget();
    if (this.ruleCount !== countRules(this.sheets)) this.readSheets();
    return this.readCached(element, property);
  }

  private readCached(element: Element, property: Quick): string {
    let cachedValues = this.cachedValues.get(property);
    if (!cachedValues) this.cachedValues.set(property, (cachedValues = new WeakMap()));
    let value = cachedValues.get(element);
    if (value === undefined) cachedValues.set(element, (value = this.find(element, property)));
    return value;
  }

  private find(element: Element, property: Quick): string {
    const inline = (element as HTMLElement).style?.getPropertyValue(property);
    const value = inline || this.rules.get(property)?.valueFor(element) || '';
    if (value && value !== 'unset') return value;
    const initial = INHERITED[property];
    if (initial === undefined) return '';
    return element.parentElement ? this.readCached(element.parentElement, property) : initial;
  }

  private forget(): void {
    this.cachedValues = new Map();
    const sheets = [...document.styleSheets];
    const isSame =
      sheets.length === this.sheets.length && sheets.every((sheet, n) => sheet === this.sheets[n]);
    if (isSame) return;
    this.sheets = sheets;
    this.ruleCount = -1;
  }

  private readSheets(): void {
    this.cachedValues = new Map();
    this.sheets = [...document.styleSheets];
    this.ruleCount = countRules(this.sheets);
    this.rules = new Map(QUICK.map((property) => [property, new RulesOfProperty()]));
    let order = 0;
    for (const sheet of [this.defaults, ...this.sheets]) {
      for (const rule of sheet.cssRules) {
        for (const each of screenRules(rule)) this.readRule(each, order++);
      }
    }
  }

  private readRule({ selectorText, style }: Partial<CSSStyleRule>, order: number): void {
    if (!selectorText || !style) return;
    for (const [property, rules] of this.rules) {
      const value = this.inJsdomNotation(property, style.getPropertyValue(property));
      if (value) rules.add({ selector: selectorText, value, order });
    }
  }

  /** The value in jsdom's notation; empty where jsdom finds it invalid. */
  private inJsdomNotation(property: Quick, value: string): string {
    if (!value || value === 'unset') return value;
    this.declarations.cssText = '';
    this.declarations.setProperty(property, value);
    return this.declarations.getPropertyValue(property);
  }
}

const countRules = (sheets: CSSStyleSheet[]) =>
  sheets.reduce((count, { cssRules }) => count + cssRules.length, 0);

/** jsdom applies only the media rules for `screen`, since its window has neither size nor preferences. */
function screenRules(rule: CSSRule): Iterable<Partial<CSSStyleRule>> {
  const { media, cssRules } = rule as Partial<CSSMediaRule>;
  if (!media) return [rule as Partial<CSSStyleRule>];
  return Array.from(media).includes('screen') ? (Array.from(cssRules ?? []) as Partial<CSSStyleRule>[]) : [];
}

function parse(text: string): CSSStyleSheet {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
  const { sheet } = style;
  style.remove();
  if (!sheet) throw new Error('jsdom read no sheet');
  return sheet;
}
