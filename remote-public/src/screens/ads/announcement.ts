import { asRecords, asText } from '../../read-json';
import { readLinks, type PageLink } from '../../read-links';

export interface Announcement {
  title: string;
  text: string;
  /** The places where the announcement is seen. */
  where: string;
  picture: string;
  link: PageLink | undefined;
}

export const ANNOUNCEMENTS_FILE = 'data/announcements.json';

export const readAnnouncements = (data: unknown): Announcement[] =>
  asRecords(data)
    .map((entry) => ({
      title: asText(entry.title),
      text: asText(entry.text),
      where: asText(entry.where),
      picture: asText(entry.picture),
      link: readLinks([entry.link])[0],
    }))
    .filter(({ title, text }) => title !== '' || text !== '');
