/** A rule of jsdom's own style sheet, or of a style sheet of the document. */
export interface PropertyRule {
  selector: string;
  value: string;
  order: number;
}

/** The rules for one property, indexed by the last part of their selectors. */
export class RulesOfProperty {
  private readonly named = new Map<string, PropertyRule[]>();
  private readonly others: PropertyRule[] = [];

  add(rule: PropertyRule): void {
    const names = namesOf(rule.selector);
    if (!names) this.others.push(rule);
    for (const name of names ?? []) {
      const rules = this.named.get(name);
      if (rules) rules.push(rule);
      else this.named.set(name, [rule]);
    }
  }

  /** The last matching rule counts, since jsdom knows neither specificity nor !important. */
  valueFor(element: Element): string {
    const candidates = [...this.others, ...(this.named.get(element.localName) ?? [])];
    for (const name of element.classList) candidates.push(...(this.named.get(`.${name}`) ?? []));
    candidates.sort((a, b) => b.order - a.order);
    return candidates.find(({ selector }) => matches(element, selector))?.value ?? '';
  }
}

/** For each alternative, a class or tag that all its matches have; undefined if one has no obvious name. */
function namesOf(selector: string): string[] | undefined {
  const simple = selector.replace(/:not\([^()]*\)|\[[\w-]+\]/g, '');
  if (/[[("'\\]/.test(simple)) return undefined;
  const names: string[] = [];
  for (const alternative of simple.split(',')) {
    const last =
      alternative
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    const name = /\.[\w-]+/.exec(last)?.[0] ?? /^[a-z][a-z0-9]*(?![\w-])/.exec(last)?.[0];
    if (!name) return undefined;
    names.push(name);
  }
  return names;
}

/** A selector that jsdom cannot parse matches nothing. */
function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}
