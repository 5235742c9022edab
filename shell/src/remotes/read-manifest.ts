import type {
  AccountPages,
  FooterGroup,
  HeaderMenu,
  PageLink,
  RoleName,
  SearchSource,
} from '@nivara/shared/contracts/remote-manifest';
import type { RegistryEntry } from '@nivara/shared/contracts/registry';

// These functions are lenient: a remote with an unknown contract loses its pages, but keeps the links that can be read.

export const menusOf = ({ manifest }: RegistryEntry): HeaderMenu[] =>
  values(field(manifest, 'menus')).filter(isMenu);

export const footerOf = ({ manifest }: RegistryEntry): FooterGroup[] =>
  list(field(manifest, 'footer'))
    .filter(isFooterGroup)
    .map((group) => ({ ...group, links: group.links.filter(isLink) }));

export const searchOf = ({ manifest }: RegistryEntry): SearchSource[] =>
  list(field(manifest, 'search')).filter(isSearchSource);

export function accountOf({ manifest }: RegistryEntry): AccountPages | undefined {
  const account = field(manifest, 'account');
  if (!hasText(account, 'afterSignIn')) return undefined;
  const roles = field(account, 'roles');
  return {
    ...(Array.isArray(roles) ? { roles: roles as RoleName[] } : {}),
    ...(hasText(account, 'home') ? { home: account.home } : {}),
    afterSignIn: account.afterSignIn,
    ...(hasText(account, 'afterSignUp') ? { afterSignUp: account.afterSignUp } : {}),
    ...(hasText(account, 'payAsGuest') ? { payAsGuest: account.payAsGuest } : {}),
    links: list(field(account, 'links')).filter(isLink),
  };
}

export function modalOf({ manifest }: RegistryEntry, name: string): string | undefined {
  const modals = field(manifest, 'modals');
  const module =
    typeof modals === 'object' && modals !== null && Object.hasOwn(modals, name)
      ? field(modals, name)
      : undefined;
  return typeof module === 'string' ? module : undefined;
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const values = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

const hasText = <Name extends string>(value: unknown, ...names: Name[]): value is Record<Name, string> =>
  names.every((name) => typeof field(value, name) === 'string');

const isLink = (value: unknown): value is PageLink => hasText(value, 'text', 'to');
const isMenu = (value: unknown): value is HeaderMenu => hasText(value, 'label', 'to');
const isFooterGroup = (value: unknown): value is FooterGroup =>
  hasText(value, 'group') && Array.isArray(field(value, 'links'));
const isSearchSource = (value: unknown): value is SearchSource =>
  hasText(value, 'kind', 'data') && hasText(field(value, 'fields'), 'title', 'url');
