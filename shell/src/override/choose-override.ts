import { OVERRIDE_PATH, type Override } from '@nivara/shared/contracts/override';

/** Puts the machine in the remote's place and loads the page anew; answers why not when the site refuses. */
export async function useOwnMachine(override: Override): Promise<string> {
  const response = await fetch(OVERRIDE_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(override),
  });
  if (!response.ok) return ((await response.json()) as { detail: string }).detail;
  reloadWithoutQuery();
  return '';
}

export async function leaveOwnMachine(): Promise<void> {
  await fetch(OVERRIDE_PATH, { method: 'DELETE' });
  reloadWithoutQuery();
}

function reloadWithoutQuery(): void {
  const { pathname, hash } = window.location;
  window.location.assign(pathname + hash);
  // The same address with another hash is no navigation.
  if (hash) window.location.reload();
}
