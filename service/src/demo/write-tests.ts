import { addDays, clinicDate, clinicMoment } from '@nivara/shared/domain/clinic-time';
import { measurementsSchema, type Analyte } from '@nivara/shared/domain/test-values';
import { newTestSchema, testChangeSchema } from '@nivara/shared/domain/medical-test';
import { findTiming } from '@nivara/shared/domain/timings';
import { changeTest } from '../modules/tests/change-test';
import { finishAtHome, measureAtHome } from '../modules/tests/measure-at-home';
import { orderTest } from '../modules/tests/order-test';
import type { Actor } from '../modules/session/actor';
import { asSent } from './demo-clinic';
import type { Moment } from './demo-story';
import type { Seen } from './demo-visit';

/** What a laboratory measures together. */
export interface Panel {
  testName: string;
  analytes: Analyte[];
}

/** A test at the clinic; with a result it is completed on the day of its appointment. */
export interface ClinicTest {
  panel: Panel;
  /** The appointment's day, counted from the order. */
  inDays: number;
  timing: string;
  result?: { values?: readonly number[]; report?: string; remark: string };
}

/** From taking the sample to the result. */
const RESULT_AFTER_MINUTES = 6 * 60;

export async function order(moment: Moment, seen: Seen, ...tests: readonly ClinicTest[]): Promise<void> {
  for (const test of tests) await orderOne(moment, seen, test);
}

async function orderOne(
  { context, later }: Moment,
  { doctor, inCare }: Seen,
  { panel, inDays, timing, result }: ClinicTest,
): Promise<void> {
  const date = addDays(clinicDate(context.now()), inDays);
  const appointment = { appointmentDate: date, appointmentTime: timing };
  const wanted = { ...inCare, ...panel, ...appointment, kind: 'clinic' } as const;
  const { id } = await orderTest(context, doctor, asSent(newTestSchema, wanted));
  if (!result) return;
  const { values = [], report, remark } = result;
  const taken = clinicMoment(date, findTiming(timing)?.minutes ?? 0);
  const measuredAt = taken.toISOString();
  const measured = values.map((value, index) => ({
    analyte: panel.analytes[index]?.name ?? '',
    value,
    measuredAt,
  }));
  later(new Date(taken.getTime() + RESULT_AFTER_MINUTES * 60_000), async (next) => {
    const change = {
      status: 'completed',
      remark,
      ...(values.length > 0 && { values: measured }),
      ...(report && { report }),
    } as const;
    await changeTest(next.context, doctor, id, asSent(testChangeSchema, change));
  });
}

/** What the patient measures at home, every so many days. */
export interface HomeTest {
  panel: Panel;
  remark: string;
  times: number;
  every: number;
  /** The first and the last value of each analyte; between them it wavers. */
  from: readonly number[];
  to: readonly number[];
  wavers: number;
  /** Says at the end that it is done. */
  finishes: boolean;
}

const BEFORE_BREAKFAST = 7 * 60 + 30;

export async function letMeasure(
  { context, later }: Moment,
  { doctor, inCare }: Seen,
  patient: Actor,
  { panel, remark, finishes, ...series }: HomeTest,
): Promise<void> {
  const wanted = { ...inCare, ...panel, remark, kind: 'selfcare' } as const;
  const { id } = await orderTest(context, doctor, asSent(newTestSchema, wanted));
  const today = clinicDate(context.now());
  for (let index = 0; index < series.times; index += 1) {
    const at = clinicMoment(addDays(today, 1 + index * series.every), BEFORE_BREAKFAST);
    later(at, async (next) => {
      const values = panel.analytes.map(({ name }, place) => ({
        analyte: name,
        value: valueAt(next, series, index, place),
      }));
      await measureAtHome(next.context, patient, id, asSent(measurementsSchema, { values }).values);
      if (finishes && index === series.times - 1) await finishAtHome(next.context, patient, id);
    });
  }
}

function valueAt(
  { random }: Moment,
  { from, to, times, wavers }: Pick<HomeTest, 'from' | 'to' | 'times' | 'wavers'>,
  index: number,
  place: number,
): number {
  const [first = 0, last = 0] = [from[place], to[place]];
  const way = times > 1 ? index / (times - 1) : 0;
  return Math.round(first + (last - first) * way + random.between(-wavers, wavers));
}
