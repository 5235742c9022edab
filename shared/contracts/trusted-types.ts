/** The script addresses and the markup that a page with trusted types accepts. */
export interface TrustedByPage {
  /** The page's own address, the base of relative ones. */
  page: string;
  /** Origins of scripts besides the page's own. */
  origins: readonly string[];
  /** The page's prerendered markup, which React may have to write again. */
  markup: string;
}

/** Browsers apply the policy named `default` to each script, including scripts of builds without trusted types. */
export const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types default";

/** React makes its script elements from this markup; such elements never run. */
const EMPTY_SCRIPT = '<script></script>';

/** Returns null to make the browser throw. */
export const trustRules = ({ page, origins, markup }: TrustedByPage) => ({
  createScriptURL: (address: string): string | null => {
    const { protocol, host } = new URL(address, page);
    // Compares protocol and host instead of the origin, since a blob's origin is the page's own.
    return [new URL(page).origin, ...origins].includes(`${protocol}//${host}`) ? address : null;
  },
  /** Allows text without elements, which React writes as data for search engines. */
  createHTML: (html: string): string | null =>
    !html.includes('<') || html === EMPTY_SCRIPT || html === markup ? html : null,
});

interface TrustedTypes {
  createPolicy: (name: string, rules: ReturnType<typeof trustRules>) => unknown;
}

/** Call it once in a page, before its first script element. It does nothing in browsers without trusted types. */
export function trustOnly(trusted: Omit<TrustedByPage, 'page'>): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', trustRules({ ...trusted, page: window.location.href }));
}
