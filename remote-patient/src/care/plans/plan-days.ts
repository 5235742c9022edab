import {
  type CarePlan,
  type CarePlanItem,
  type CarePlanMark,
  type CarePlanWithItems,
  isDue,
} from '@nivara/shared/domain/care-plan';
import { addDays, weekdayOf, isRealDate } from '@nivara/shared/domain/clinic-time';

/** A day with its items. */
export interface PlanDay {
  date: string;
  items: CarePlanItem[];
}

const WEEK_DAYS = 7;

/** The Monday on or before a day. */
export const weekStart = (date: string): string =>
  addDays(date, -((weekdayOf(date) + WEEK_DAYS - 1) % WEEK_DAYS));

/**
 * The Monday of the requested day's week, or of this week. For a day outside the plan, the plan's first or
 * last day is used.
 */
export function shownWeek(
  { validFrom, validTo }: Pick<CarePlan, 'validFrom' | 'validTo'>,
  requested: string | null,
  today: string,
): string {
  const date = requested !== null && isRealDate(requested) ? requested : today;
  const within = date < validFrom ? validFrom : date > validTo ? validTo : date;
  return weekStart(within);
}

/** Leaves out days without items. */
export function daysOfWeek(plan: CarePlanWithItems, start: string): PlanDay[] {
  const dates = Array.from({ length: WEEK_DAYS }, (_, day) => addDays(start, day));
  return daysWithItems(
    plan,
    dates.filter((date) => date >= plan.validFrom && date <= plan.validTo),
  );
}

/** Leaves out days without items. */
export function daysOfPlan(plan: CarePlanWithItems): PlanDay[] {
  const dates: string[] = [];
  for (let date = plan.validFrom; date <= plan.validTo; date = addDays(date, 1)) dates.push(date);
  return daysWithItems(plan, dates);
}

export function sessionDays(plan: CarePlanWithItems): PlanDay[] {
  const dates = plan.items.flatMap(({ date }) => (date === null ? [] : [date]));
  return daysWithItems(plan, [...new Set(dates)].sort());
}

const daysWithItems = ({ items }: CarePlanWithItems, dates: readonly string[]): PlanDay[] =>
  dates.flatMap((date) => {
    const due = items.filter((item) => isDue(item, date)).sort(byTime);
    return due.length === 0 ? [] : [{ date, items: due }];
  });

/** Items without a time come last. */
const byTime = (one: CarePlanItem, other: CarePlanItem) =>
  (one.time ?? '99').localeCompare(other.time ?? '99');

export const isMarked = (marks: readonly CarePlanMark[], { itemId, date }: CarePlanMark): boolean =>
  marks.some((mark) => mark.itemId === itemId && mark.date === date);

/** Sets or removes a mark; setting it twice has no further effect. */
export function withMark<Plan extends CarePlanWithItems>(
  plan: Plan,
  mark: CarePlanMark,
  done: boolean,
): Plan {
  const others = plan.marks.filter(({ itemId, date }) => itemId !== mark.itemId || date !== mark.date);
  return { ...plan, marks: done ? [...others, mark] : others };
}

/** Counts the due and the marked items of these days. */
export function progressOf({ marks }: Pick<CarePlanWithItems, 'marks'>, days: readonly PlanDay[]) {
  const due = days.flatMap(({ date, items }) => items.map(({ id }) => ({ itemId: id, date })));
  return { due: due.length, done: due.filter((mark) => isMarked(marks, mark)).length };
}
