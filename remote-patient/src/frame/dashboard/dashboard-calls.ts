import { listDiets, listYoga, readCarePlan } from '@nivara/shared/api-client/care-plans';
import { listConversations } from '@nivara/shared/api-client/conversations';
import { listNotifications } from '@nivara/shared/api-client/notifications';
import { readHealthRecord } from '@nivara/shared/api-client/health-records';
import { readOwnDetails } from '@nivara/shared/api-client/personal-details';
import { listTests, readTrends } from '@nivara/shared/api-client/tests';
import type { Loadable } from '@nivara/shared/app-context/loadable';
import { type CarePlanWithItems, isDue } from '@nivara/shared/domain/care-plan';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { RunningMedicine } from '@nivara/shared/domain/running-medicines';
import { progressOf } from '../../care/plans/plan-days';
import { nounOf } from '../../care/plans/plan-words';
import type { readUnpaidBills } from '../../money/bills/read-unpaid-bills';

// Each part of the dashboard loads by itself, so each has a call of its own.

/** For calls of which only the counts are used. */
const ONE = { size: 1 };

/** The id of one patient; undefined for the whole family. */
type OptionalPatientId = string | undefined;

/** Counts the open tests at home, whose values the patient still has to measure. */
export const readOpenReadings = (patient: OptionalPatientId) => async () => {
  const { total } = await listTests({ kind: 'selfcare', status: 'pending', ...ONE, patient });
  return { open: total };
};

export async function readUnreadMessages() {
  const { unread } = await listConversations(ONE);
  return { unread };
}

/** A plan, with the numbers of its items that are due and done today. */
export interface PlanOfToday {
  plan: CarePlanWithItems;
  due: number;
  done: number;
}

/** Each plan needs a call of its own, so the page shows only the first ones. */
const MOST_PLANS = 4;

export const readPlansOfToday = (patient: OptionalPatientId) => async (): Promise<PlanOfToday[]> => {
  const today = clinicDate(new Date());
  const [diets, yoga] = await Promise.all([
    listDiets({ state: 'new', size: MOST_PLANS, patient }),
    listYoga({ state: 'new', kind: 'yogarx', size: MOST_PLANS, patient }),
  ]);
  const current = [...diets.rows, ...yoga.rows].filter(({ validFrom }) => validFrom <= today);
  const plans = await Promise.all(
    current.slice(0, MOST_PLANS).map(({ kind, id }) => readCarePlan(nounOf(kind), id)),
  );
  return plans.flatMap((plan) => {
    const items = plan.items.filter((item) => isDue(item, today));
    const { due, done } = progressOf(plan, [{ date: today, items }]);
    return due > done ? [{ plan, due, done }] : [];
  });
};

/** Medicines are listed for one patient at a time; for the whole family the dashboard shows the holder's. */
export const readMedicines = (person: string) => async () => {
  const { medicines } = await readHealthRecord(person);
  return { medicines };
};

export async function readUnreadNotifications() {
  const { unread, total } = await listNotifications(ONE);
  return { unread, total };
}

type AnswerOf<Read extends (patient: OptionalPatientId) => () => Promise<unknown>> = Awaited<
  ReturnType<ReturnType<Read>>
>;

/** The notifications page lists the rest. */
const MOST_RESULTS = 3;

/** Unread notifications about tests, with the test that each is about. */
export async function readUnreadResults() {
  const { rows } = await listNotifications({ kind: 'result', read: false, size: MOST_RESULTS });
  return rows.flatMap(({ id, title, about }) =>
    about?.kind === 'test' && about.id !== null ? [{ id, title, test: about.id }] : [],
  );
}

export interface DueAnswers {
  bills: Loadable<AnswerOf<typeof readUnpaidBills>>;
  readings: Loadable<AnswerOf<typeof readOpenReadings>>;
  medicines: Loadable<{ medicines: RunningMedicine[] }>;
  plans: Loadable<PlanOfToday[]>;
  messages: Loadable<Awaited<ReturnType<typeof readUnreadMessages>>>;
  results: Loadable<Awaited<ReturnType<typeof readUnreadResults>>>;
  notifications: Loadable<Awaited<ReturnType<typeof readUnreadNotifications>>>;
}

/** The service has no trends of the whole family: undefined means the account's holder. */
export const readTrendsOf = (familyMember: string | undefined) => async () =>
  (await readTrends({ familyMember })).analytes;

/** Wrapped in an object, so that "no patient record" differs from "not loaded". */
export const readOwnPatientRecord = async () => ({ patientRecord: await readOwnDetails() });
