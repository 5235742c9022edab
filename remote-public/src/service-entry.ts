import { paths } from './paths';
import { asRecords, asText, firstOfEach } from './read-json';

export interface ServiceEntry {
  name: string;
  icon: string;
  url: string;
  text: string;
}

/** Menu entries that link to a section of a page are no services. */
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
