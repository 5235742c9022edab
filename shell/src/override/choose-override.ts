import { OVERRIDE_PATH, type Override } from '@nivara/shared/contracts/override';

/** Reloads the page with the override; returns the reason when the site refuses it. */
export async function setOverride(override: Override): Promise<string> {
  const response = await fetch(OVERRIDE_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(override),
  });
  if (!response.ok) return ((await response.json()) as { detail: string }).detail;
  reloadWithoutQuery();
  return '';
}

export async function removeOverride(): Promise<void> {
  await fetch(OVERRIDE_PATH, { method: 'DELETE' });
  reloadWithoutQuery();
}

function reloadWithoutQuery(): void {
  const { pathname, hash } = window.location;
  window.location.assign(pathname + hash);
  // A browser does not load the page again for an address that differs in the hash only.
  if (hash) window.location.reload();
}
