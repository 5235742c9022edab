import { object } from 'yup';
import { addDays } from './clinic-time';
import { FIELD_MESSAGES, dateField } from './field-rules';
import { PRIMARY_VACCINATION } from './patient';

/** The time after birth at which a vaccination is due. */
export type DueAge = { days: number } | { months: number } | { years: number };

interface ScheduledVaccine {
  id: string;
  name: string;
  due: DueAge;
}

const at = (due: DueAge, vaccines: Record<string, string>): ScheduledVaccine[] =>
  Object.entries(vaccines).map(([id, name]) => ({ id, name, due }));

/** India's national schedule for children, without what only some districts give. */
export const VACCINATION_SCHEDULE: readonly ScheduledVaccine[] = [
  ...at({ days: 0 }, { bcg: 'BCG', 'opv-0': 'Polio drops, birth dose', 'hepb-0': 'Hepatitis B, birth dose' }),
  ...at(
    { days: 42 },
    {
      'opv-1': 'Polio drops 1',
      'penta-1': 'Pentavalent 1',
      'rota-1': 'Rotavirus 1',
      'ipv-1': 'Polio injection 1',
      'pcv-1': 'Pneumococcal 1',
    },
  ),
  ...at({ days: 70 }, { 'opv-2': 'Polio drops 2', 'penta-2': 'Pentavalent 2', 'rota-2': 'Rotavirus 2' }),
  ...at(
    { days: 98 },
    {
      'opv-3': 'Polio drops 3',
      'penta-3': 'Pentavalent 3',
      'rota-3': 'Rotavirus 3',
      'ipv-2': 'Polio injection 2',
      'pcv-2': 'Pneumococcal 2',
    },
  ),
  ...at(
    { months: 9 },
    { 'mr-1': 'Measles and rubella 1', 'pcv-b': 'Pneumococcal booster', 'ipv-3': 'Polio injection 3' },
  ),
  ...at(
    { months: 16 },
    { 'mr-2': 'Measles and rubella 2', 'dpt-b1': 'DPT booster 1', 'opv-b': 'Polio drops, booster' },
  ),
  ...at({ years: 5 }, { 'dpt-b2': 'DPT booster 2' }),
  ...at({ years: 10 }, { 'td-10': 'Tetanus and diphtheria, at 10' }),
  ...at({ years: 16 }, { 'td-16': 'Tetanus and diphtheria, at 16' }),
];

/** The schedule is shown until this age. */
export const ADULT_AGE = 18;

export const VACCINATION_MESSAGES = {
  future: 'The vaccination cannot be in the future.',
  beforeBirth: 'The vaccination cannot be before the birth.',
} as const;

/** A null day removes the note that the vaccination was given. */
export const vaccinationGivenSchema = object({
  givenOn: dateField.nullable().defined(FIELD_MESSAGES.required),
});

/** A day that the month does not have becomes a day of the next month. */
export function dueDate(dob: string, due: DueAge): string {
  if ('days' in due) return addDays(dob, due.days);
  const months = 'months' in due ? due.months : due.years * 12;
  const date = new Date(`${dob}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

export interface Vaccination {
  id: string;
  name: string;
  dueOn: string;
  /** Null unless somebody has noted the day. */
  givenOn: string | null;
  /** True if the patient record says, without a day, that the vaccination was given. */
  isTicked: boolean;
}

/** The schedule of one child, in the order of its dates. */
export const vaccinationsOf = (
  dob: string,
  given: ReadonlyMap<string, string>,
  checklist: readonly string[] = [],
): Vaccination[] =>
  VACCINATION_SCHEDULE.map(({ id, name, due }) => ({
    id,
    name,
    dueOn: dueDate(dob, due),
    givenOn: given.get(id) ?? null,
    isTicked: checklist.includes(PRIMARY_VACCINATION) && !('years' in due && due.years > 5),
  }));

export function givenOnProblem(givenOn: string, dob: string | null, today: string): string | undefined {
  if (givenOn > today) return VACCINATION_MESSAGES.future;
  if (dob !== null && givenOn < dob) return VACCINATION_MESSAGES.beforeBirth;
  return undefined;
}
