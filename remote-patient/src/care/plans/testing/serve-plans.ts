import type {
  CarePlan,
  CarePlanItem,
  CarePlanMark,
  CarePlanWithItems,
} from '@nivara/shared/domain/care-plan';
import { addDays, clinicDate } from '@nivara/shared/domain/clinic-time';
import { notFoundProblem, serveCalls, type Call, type ServedCalls } from '@nivara/shared/testing/serve-calls';

export const today = () => clinicDate(new Date());

/** An item for every day at eight. */
export const planItem = (number: number, differences: Partial<CarePlanItem> = {}): CarePlanItem => ({
  id: String(number).padStart(32, 'd'),
  days: [],
  date: null,
  time: '08:00',
  title: `Entry ${number}`,
  text: '',
  ...differences,
});

/** A diet from three weeks ago to three weeks from now. */
export function carePlan(differences: Partial<CarePlanWithItems> = {}): CarePlanWithItems {
  return {
    id: 'c1'.repeat(16),
    kind: 'diet',
    title: 'Less salt, more fibre',
    patientId: 'NP-AAAAAAAA',
    accountId: 'a'.repeat(32),
    familyMemberId: null,
    name: 'Asha Kulkarni',
    doctor: 'Dr. Asha Demo',
    notes: 'Half of the plate is vegetables.',
    validFrom: addDays(today(), -21),
    validTo: addDays(today(), 21),
    state: 'new',
    visitId: null,
    createdAt: '2026-03-02T04:30:00.000Z',
    updatedAt: '2026-03-02T04:30:00.000Z',
    items: [
      planItem(1, { title: 'Breakfast', text: 'Oats upma' }),
      planItem(2, { title: 'Dinner', text: 'Soup and sprouts', time: '19:30' }),
    ],
    marks: [],
    ...differences,
  };
}

const inList = ({ items: _items, marks: _marks, ...row }: CarePlanWithItems): CarePlan => row;

/** Answers the calls about diets and yoga from memory. */
export function servePlans(plans: CarePlanWithItems[] = []): ServedCalls {
  const isDiet = ({ kind }: CarePlan) => kind === 'diet';
  const list =
    (diets: boolean) =>
    ({ query }: Call) => {
      const [kind, state] = [query.get('kind'), query.get('state')];
      const rows = plans
        .filter((plan) => isDiet(plan) === diets)
        .filter((plan) => (kind === null || plan.kind === kind) && (state === null || plan.state === state));
      return { rows: rows.map(inList), total: rows.length };
    };
  const read =
    (diets: boolean) =>
    ({ id }: Call) =>
      plans.find((plan) => plan.id === id && isDiet(plan) === diets) ?? notFoundProblem;
  const setMark =
    (done: boolean) =>
    ({ id, path }: Call) => {
      const plan = plans.find((each) => each.id === id);
      const [date = '', itemId = ''] = path.split('/').slice(-2);
      if (!plan) return notFoundProblem;
      const mark: CarePlanMark = { itemId, date };
      const others = plan.marks.filter((each) => each.itemId !== itemId || each.date !== date);
      plan.marks = done ? [...others, mark] : others;
      return undefined;
    };
  const marks = (noun: string) => ({
    [`PUT /${noun}/:id/marks/:date/:id`]: setMark(true),
    [`DELETE /${noun}/:id/marks/:date/:id`]: setMark(false),
  });
  return serveCalls({
    'GET /diets': list(true),
    'GET /yoga': list(false),
    'GET /diets/:id': read(true),
    'GET /yoga/:id': read(false),
    ...marks('diets'),
    ...marks('yoga'),
  });
}
