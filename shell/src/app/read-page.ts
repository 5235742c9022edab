import { foreignOrigins } from '@nivara/shared/contracts/foreign-origins';
import { BOOT_ELEMENT_ID, type Boot } from '@nivara/shared/contracts/registry';
import { trustOnly } from '@nivara/shared/contracts/trusted-types';

/** The data that the site wrote into the page. */
export interface PageAsSent {
  boot: Boot;
  /** The markup of the prerendered page. */
  markup: string;
}

/**
 * Call it before anything adds a script: from then on the browser accepts only scripts of the page's own
 * origin and of the origins listed here.
 */
export function readPage(): PageAsSent {
  const json = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  if (!json) throw new Error(`The page carries no #${BOOT_ELEMENT_ID}: it was not served by the site server`);
  const boot = JSON.parse(json) as Boot;
  const markup = document.querySelector('main')?.innerHTML ?? '';
  const { registry, override } = boot;
  trustOnly({ origins: [...foreignOrigins(registry), ...(override ? [override.origin] : [])], markup });
  return { boot, markup };
}
