/** The script addresses and the markup that a page with trusted types accepts. */
export interface TrustedByPage {
  /** The page's own address, which relative ones are meant from. */
  page: string;
  /** Origins of scripts beside the page's own. */
  origins: readonly string[];
  /** The page's prerendered markup, which React may have to write again. */
  markup: string;
}

/** Browsers ask the policy of this name for each script of each build, also of builds that know of none. */
export const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types default";

/** The markup from which React makes script elements, which then never run. */
const EMPTY_SCRIPT = '<script></script>';

/** Answers null where the browser is to throw. */
export const trustRules = ({ page, origins, markup }: TrustedByPage) => ({
  createScriptURL: (address: string): string | null => {
    const { protocol, host } = new URL(address, page);
    // Not its origin: that of a blob is the page's own.
    return [new URL(page).origin, ...origins].includes(`${protocol}//${host}`) ? address : null;
  },
  /** Text without elements does no harm: React writes the data for search engines so. */
  createHTML: (html: string): string | null =>
    !html.includes('<') || html === EMPTY_SCRIPT || html === markup ? html : null,
});

interface TrustedTypes {
  createPolicy: (name: string, rules: ReturnType<typeof trustRules>) => unknown;
}

/** Once in a page, before its first script element. Does nothing in browsers without trusted types. */
export function trustOnly(trusted: Omit<TrustedByPage, 'page'>): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', trustRules({ ...trusted, page: window.location.href }));
}
