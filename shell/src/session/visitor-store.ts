import type { SessionStore } from '@nivara/shared/app-context/app-context';
import { clearEncryptedStores, createEncryptedStore } from './encrypted-store';

/** Not that of the sessions: what they leave behind goes without the visitor’s. */
const PREFIX = 'nivara-visitor.';
const KEY_COOKIE = 'nivara-visitor-key';
const KEY_BYTES = 32;

/**
 * A visitor has no session whose key the service could keep. What they type lies in the tab’s storage, the key to it in
 * a cookie without an end: browsers hold such a cookie in memory. Either alone is of no use, and both end by themselves.
 */
export function createVisitorStore(): SessionStore {
  let opened: { key: string; store: SessionStore } | undefined;
  const store = () => {
    const key = readKey() ?? makeKey();
    if (opened?.key !== key) opened = { key, store: createEncryptedStore(key, sessionStorage, PREFIX) };
    return opened.store;
  };
  return {
    // Nobody who has typed nothing gets a cookie.
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
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${KEY_COOKIE}=${key}; Path=/; SameSite=Strict${secure}`;
  return key;
}
