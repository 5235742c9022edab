import { useCallback, useEffect, useRef, useState } from 'react';
import { readStaticData } from '@nivara/shared/api-client/static-data';
import type { HeaderMenu, MenuEntry } from '@nivara/shared/contracts/remote-manifest';
import type { Registry, RegistryEntry } from '@nivara/shared/contracts/registry';
import { whenIdle } from '../first-paint/when-idle';
import { useRegistry } from '../remotes/registry-provider';
import { menusOf } from '../remotes/read-manifest';
import { buildUrl } from '../remotes/remote-url';
import { useRemoteLoader } from '../remotes/remote-loader';
import type { DropdownInput, DropdownItem } from './dropdown-items';

export interface NavigationMenu extends HeaderMenu {
  remote: string;
  entry: RegistryEntry;
}

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

/** Without its entries, a menu still links to its page. After a failure, opening the menu retries. */
export function useMenuItems({ remote, entry, data, label, to }: NavigationMenu): MenuItems {
  const all = { text: `All ${label.toLowerCase()}`, to };
  const { reports } = useRemoteLoader();
  const [entries, setEntries] = useState<MenuEntries>();
  const [loading, setLoading] = useState(false);
  const hasBegun = useRef(false);
  const load = useCallback(() => {
    if (!data || hasBegun.current) return;
    hasBegun.current = true;
    setLoading(true);
    readMenu(buildUrl(entry, data), (icon) => buildUrl(entry, icon))
      .then(setEntries, (error: unknown) => {
        hasBegun.current = false;
        reports.reportFailure(remote, entry.version, `loading the menu ${data}`, error);
      })
      .finally(() => setLoading(false));
  }, [data, entry, remote, reports]);

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

/** An incomplete entry is left out; the other entries stay. */
function isMenuEntry(value: unknown): value is MenuEntry {
  if (typeof value !== 'object' || value === null) return false;
  return ['name', 'icon', 'url'].every((part) => typeof Reflect.get(value, part) === 'string');
}
