import { TIMING_MINUTES, timingAt } from '@nivara/shared/domain/timings';
import type { ClinicWeek } from '@nivara/shared/domain/working-day';
import type { Database } from '../../database/tables';
import { hoursOfAll } from './inbox-item-repository';

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/** The clinic is open from the first timing of any doctor to the end of the last timing. */
export async function clinicWeek(database: Database): Promise<ClinicWeek> {
  const hours = await hoursOfAll(database);
  return WEEKDAYS.map((weekday) => {
    const found = hours.find((each) => each.weekday === weekday);
    if (!found) return null;
    return {
      from: timingAt(Number(found.first)).minutes,
      to: timingAt(Number(found.last)).minutes + TIMING_MINUTES,
    };
  });
}
