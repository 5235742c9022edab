import { addDays, clinicDate, clinicMoment } from '@nivara/shared/domain/clinic-time';
import { measurementsSchema } from '@nivara/shared/domain/test-values';
import { type CatalogueTest, newTestSchema, testChangeSchema } from '@nivara/shared/domain/medical-test';
import { findTiming } from '@nivara/shared/domain/timings';
import { changeTest } from '../modules/tests/change-test';
import { finishAtHome, measureAtHome } from '../modules/tests/measure-at-home';
import { orderTest } from '../modules/tests/order-test';
import { releaseTest } from '../modules/tests/test-release';
import type { Actor } from '../modules/session/actor';
import { type DemoClinic, asSent, dayOf, minutesAfter } from './demo-clinic';
import type { StoryMoment } from './run-story';
import { type EndedVisit, appointmentOf, planVisit } from './plan-visit';
import type { ClinicTest, HomeTest, LabAppointment } from './story/tests';

/** The clinic service under which tests are booked. */
const TEST_SERVICE_ID = 8;
/** The time from taking the sample to the result. */
const RESULT_AFTER_MINUTES = 6 * 60;
const IN_WARD_AFTER_MINUTES = 3 * 24 * 60;

const orderOf = ({ name, kind, analytes }: CatalogueTest) => ({ testName: name, kind, analytes });

/** Orders a test, which waits until the patient has booked an appointment. */
export const order = ({ context }: StoryMoment, { doctor, inCare }: EndedVisit, { panel }: ClinicTest) =>
  orderTest(context, doctor, asSent(newTestSchema, { ...inCare, ...orderOf(panel) }));

/** Orders tests, for which the patient then books an appointment. */
export async function orderForLab(
  moment: StoryMoment,
  clinic: DemoClinic,
  seen: EndedVisit,
  { tests, bookedDay, day, ...visit }: LabAppointment & { patient: Actor },
): Promise<void> {
  const ordered: { id: string; test: ClinicTest }[] = [];
  for (const test of tests) ordered.push({ test, id: (await order(moment, seen, test)).id });
  const today = dayOf(clinic, clinicDate(moment.context.now()));
  planVisit(moment, clinic, {
    ...visit,
    service: TEST_SERVICE_ID,
    bookedDay: today + bookedDay,
    day: today + day,
    timeslot: 'Morning',
    booked: async ({ context }, row) => {
      const appointment = asSent(testChangeSchema, appointmentOf(row));
      for (const { id } of ordered) await changeTest(context, seen.doctor, id, appointment);
    },
    care: async (atLab, { appointment }) => {
      const takenAt = beginOf(appointment);
      for (const { id, test } of ordered) planResult(atLab, seen, { id, test, takenAt });
    },
  });
}

/** The sample is taken during the visit itself. */
export async function testAtVisit(
  moment: StoryMoment,
  seen: EndedVisit,
  ...tests: readonly ClinicTest[]
): Promise<void> {
  for (const test of tests) {
    const wanted = { ...seen.inCare, ...orderOf(test.panel), ...seen.appointment };
    const { id } = await orderTest(moment.context, seen.doctor, asSent(newTestSchema, wanted));
    planResult(moment, seen, { id, test, takenAt: beginOf(seen.appointment) });
  }
}

/** A patient who stays at the clinic needs no appointment. */
export async function orderInWard(moment: StoryMoment, seen: EndedVisit, test: ClinicTest): Promise<void> {
  const { id } = await order(moment, seen, test);
  planResult(moment, seen, { id, test, takenAt: minutesAfter(moment.context.now(), IN_WARD_AFTER_MINUTES) });
}

const beginOf = ({ appointmentDate, appointmentTime }: EndedVisit['appointment']) =>
  clinicMoment(appointmentDate, findTiming(appointmentTime)?.minutes ?? 0);

function planResult(
  { later }: StoryMoment,
  { doctor }: EndedVisit,
  { id, test: { panel, result, waits }, takenAt }: { id: string; test: ClinicTest; takenAt: Date },
): void {
  if (!result) return;
  const { values = [], report, remark } = result;
  const measuredAt = takenAt.toISOString();
  const measured = values.map((value, index) => ({
    analyte: panel.analytes[index]?.name ?? '',
    value,
    measuredAt,
  }));
  later(minutesAfter(takenAt, RESULT_AFTER_MINUTES), async ({ context }) => {
    const change = {
      status: 'completed',
      remark,
      ...(values.length > 0 && { values: measured }),
      ...(report && { report }),
    } as const;
    await changeTest(context, doctor, id, asSent(testChangeSchema, change));
    if (!waits) await releaseTest(context, doctor, id, { confirmed: true });
  });
}

const BEFORE_BREAKFAST = 7 * 60 + 30;

export async function letMeasure(
  { context, later }: StoryMoment,
  { doctor, inCare }: EndedVisit,
  patient: Actor,
  { panel, remark, finishes, ...series }: HomeTest,
): Promise<void> {
  const wanted = { ...inCare, ...orderOf(panel), remark };
  const { id } = await orderTest(context, doctor, asSent(newTestSchema, wanted));
  const today = clinicDate(context.now());
  for (let index = 0; index < series.times; index += 1) {
    const at = clinicMoment(addDays(today, 1 + index * series.every), BEFORE_BREAKFAST);
    later(at, async (next) => {
      const values = panel.analytes.map(({ name }, analyte) => ({
        analyte: name,
        value: valueAt(next, series, index, analyte),
      }));
      await measureAtHome(next.context, patient, id, asSent(measurementsSchema, { values }).values);
      if (finishes && index === series.times - 1) await finishAtHome(next.context, patient, id);
    });
  }
}

function valueAt(
  { random }: StoryMoment,
  { from, to, times, wavers }: Pick<HomeTest, 'from' | 'to' | 'times' | 'wavers'>,
  index: number,
  analyte: number,
): number {
  const [first = 0, last = 0] = [from[analyte], to[analyte]];
  const way = times > 1 ? index / (times - 1) : 0;
  return Math.round(first + (last - first) * way + random.between(-wavers, wavers));
}
