import { asRecord, asRecords, asText } from '../../read-json';

export interface Role {
  title: string;
  text: string;
}

export interface CareersPage {
  /** The roles at the clinic in general. */
  roles: Role[];
  /** The open positions. */
  openings: Role[];
}

export const CAREERS_FILE = 'data/careers.json';

const readRoles = (data: unknown): Role[] =>
  asRecords(data)
    .map(({ title, text }) => ({ title: asText(title), text: asText(text) }))
    .filter(({ title }) => title !== '');

export function readCareers(data: unknown): CareersPage {
  const { roles, openings } = asRecord(data);
  return { roles: readRoles(roles), openings: readRoles(openings) };
}
