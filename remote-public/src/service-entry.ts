import { paths } from './paths';
import { asRecords, asText, firstOfEach } from './read-json';

/** One of the services, as the menu's data file names it. */
export interface ServiceEntry {
  name: string;
  icon: string;
  url: string;
  text: string;
}

/** The services among the menu's entries: the others lead to sections of a page. */
export function toServices(menu: unknown): ServiceEntry[] {
  const services = asRecords(menu)
    .map((entry) => ({
      name: asText(entry.name),
      url: asText(entry.url),
      icon: asText(entry.icon),
      text: asText(entry.text),
    }))
    .filter(({ name, url }) => name !== '' && url.startsWith(`${paths.services}/`));
  return firstOfEach(services, ({ url }) => url);
}

export const SERVICES_FILE = 'data/servicesMenu.json';
