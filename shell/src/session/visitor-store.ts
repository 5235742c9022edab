import type { SessionStore } from '@nivara/shared/app-context/app-context';
import { clearEncryptedStores, createEncryptedStore } from './encrypted-store';
import { toHex } from './hex';

/** Differs from the prefix of the sessions, whose values are removed separately. */
const PREFIX = 'nivara-visitor.';
const KEY_COOKIE = 'nivara-visitor-key';
const KEY_BYTES = 32;

/**
 * A visitor has no session, so the service keeps no key. The values are in the tab's storage, and their key
 * is in a cookie without an expiry date, which browsers hold in memory. Neither is of use alone. The values
 * end with the tab, the key with the browser.
 */
export function createVisitorStore(): SessionStore {
  let opened: { key: string; store: SessionStore } | undefined;
  const store = () => {
    const key = readKey() ?? makeKey();
    if (opened?.key !== key) opened = { key, store: createEncryptedStore(key, sessionStorage, PREFIX) };
    return opened.store;
  };
  return {
    // Only a write sets the cookie.
    read: async (name) => (readKey() === undefined ? undefined : store().read(name)),
    write: async (name, value) => store().write(name, value),
    remove: (name) => {
      if (readKey() === undefined) sessionStorage.removeItem(PREFIX + name);
      else store().remove(name);
    },
  };
}

export const clearVisitorStore = (): void => clearEncryptedStores(sessionStorage, PREFIX);

const readKey = (): string | undefined =>
  new RegExp(`(?:^|; )${KEY_COOKIE}=([0-9a-f]{${2 * KEY_BYTES}})(?:;|$)`).exec(document.cookie)?.[1];

function makeKey(): string {
  const key = toHex(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${KEY_COOKIE}=${key}; Path=/; SameSite=Strict${secure}`;
  return key;
}
