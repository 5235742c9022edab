import { asRecords, asText } from './read-json';

export interface PageLink {
  text: string;
  to: string;
}

/** Links without text and links to other sites are left out. */
export const readLinks = (data: unknown): PageLink[] =>
  asRecords(data)
    .map(({ text, to }) => ({ text: asText(text), to: asText(to) }))
    .filter(({ text, to }) => text !== '' && to.startsWith('/'));
