import { useCallback, useEffect, useRef, useState } from 'react';
import { readStaticData } from '@nivara/shared/api-client/static-data';
import type { HeaderMenu, MenuEntry } from '@nivara/shared/contracts/remote-manifest';
import type { Registry, RegistryEntry } from '@nivara/shared/contracts/registry';
import { useRegistry } from '../remotes/registry-provider';
import { menusOf } from '../remotes/read-manifest';
import { buildUrl } from '../remotes/remote-url';
import { reportFault } from '../remotes/report-fault';
import type { DropdownInput, DropdownItem } from './dropdown-items';
import { whenIdle } from '../first-paint/when-idle';

export interface NavigationMenu extends HeaderMenu {
  remote: string;
  entry: RegistryEntry;
}

/** The header's menus, as the manifests of the live remotes name them. */
export function navigationMenus(registry: Registry): NavigationMenu[] {
  return Object.entries(registry.remotes)
    .flatMap(([remote, entry]) => menusOf(entry).map((menu) => ({ ...menu, remote, entry })))
    .sort((a, b) => a.order - b.order);
}

export function useNavigationMenus(): NavigationMenu[] {
  return navigationMenus(useRegistry().registry);
}

export interface MenuItems {
  items: DropdownInput;
  loading: boolean;
  load: () => void;
}

/**
 * A menu's entries, fetched from the remote that owns them once the page is at rest; again, after a failure, when
 * somebody looks. Until they are there, and when they cannot be had, the menu still leads to its page.
 */
export function useMenuItems({ remote, entry, data, label, to }: NavigationMenu): MenuItems {
  const all = { text: `All ${label.toLowerCase()}`, to };
  const [entries, setEntries] = useState<MenuEntries>();
  const [loading, setLoading] = useState(false);
  const busy = useRef(false);
  const load = useCallback(() => {
    if (!data || busy.current) return;
    busy.current = true;
    setLoading(true);
    readMenu(buildUrl(entry, data), (icon) => buildUrl(entry, icon))
      .then(setEntries, (error: unknown) => {
        busy.current = false;
        reportFault(remote, entry.version, `loading the menu ${data}`, error);
      })
      .finally(() => setLoading(false));
  }, [data, entry, remote]);

  useEffect(() => whenIdle(load), [load]);

  const items = { list: [all, ...(entries?.list ?? [])], icons: ['', ...(entries?.icons ?? [])] };
  return { items, loading: loading && !entries, load };
}

interface MenuEntries {
  list: DropdownItem[];
  icons: string[];
}

async function readMenu(url: string, iconUrl: (icon: string) => string): Promise<MenuEntries> {
  const data = await readStaticData<unknown>(url);
  const entries = Array.isArray(data) ? data.filter(isMenuEntry) : [];
  return {
    list: entries.map(({ name, url: to }) => ({ text: name, to })),
    icons: entries.map(({ icon }) => iconUrl(icon)),
  };
}

/** An entry with a part missing is left out; the others stay. */
function isMenuEntry(value: unknown): value is MenuEntry {
  if (typeof value !== 'object' || value === null) return false;
  return ['name', 'icon', 'url'].every((part) => typeof Reflect.get(value, part) === 'string');
}
