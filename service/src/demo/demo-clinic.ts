import type { Schema } from 'yup';
import { addDays, clinicMoment } from '@nivara/shared/domain/clinic-time';
import type { Actor } from '../modules/session/actor';

export interface DemoClinic {
  /** The day on which the data is loaded; all other days count from it. */
  today: string;
  /** The doctor of the demo account. */
  doctor: Actor;
  /** All doctors, by their account's id. */
  doctors: ReadonlyMap<string, Actor>;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export const dateOf = ({ today }: Pick<DemoClinic, 'today'>, day: number) => addDays(today, day);

/** How many days a date is from today; negative for a past date. */
export const dayOf = ({ today }: Pick<DemoClinic, 'today'>, date: string) =>
  Math.round((clinicMoment(date, 0).getTime() - clinicMoment(today, 0).getTime()) / DAY_MS);

/** The moment this many minutes after the clinic's midnight, `day` days from today. */
export const momentOf = (clinic: Pick<DemoClinic, 'today'>, day: number, minutes: number) =>
  clinicMoment(dateOf(clinic, day), minutes);

export const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS);

/** Validates a body with the schema that the framework uses for requests. */
export const asSent = <Body>(schema: Schema<Body>, body: unknown): Body =>
  schema.validateSync(body, { strict: true });
