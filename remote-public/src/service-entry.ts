import { paths } from './paths';

/** One of the services, as the menu's data file names it. */
export interface ServiceEntry {
  name: string;
  icon: string;
  url: string;
  text: string;
}

/** The services among the menu's entries: the others lead to sections of a page. */
export function toServices(menu: unknown): ServiceEntry[] {
  const entries: (Partial<ServiceEntry> | null)[] = Array.isArray(menu) ? menu : [];
  return entries.flatMap((entry) =>
    entry?.name && entry.url?.startsWith(`${paths.services}/`)
      ? [{ name: entry.name, url: entry.url, icon: entry.icon ?? '', text: entry.text ?? '' }]
      : [],
  );
}

export const SERVICES_FILE = 'data/servicesMenu.json';
