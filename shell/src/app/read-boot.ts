import { BOOT_ELEMENT_ID, type Boot } from '@nivara/shared/contracts/registry';

export function readBoot(): Boot {
  const json = document.getElementById(BOOT_ELEMENT_ID)?.textContent;
  if (!json) throw new Error(`The page carries no #${BOOT_ELEMENT_ID}: it was not served by the site server`);
  return JSON.parse(json) as Boot;
}
