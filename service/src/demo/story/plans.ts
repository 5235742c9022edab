import { CARE_PLAN_KINDS, type CarePlanKind, type CarePlanValues } from '@nivara/shared/domain/care-plan';
import { choice, numberIn, table } from './table';

type Item = CarePlanValues['items'][number];

/** A plan that starts on the day after it is written. */
export interface DemoPlan {
  kind: CarePlanKind;
  title: string;
  notes: string;
  /** In days. */
  lasts: number;
  /** A session is on one of the plan's days, counted from 0. */
  items: (Pick<Item, 'title' | 'text' | 'time' | 'days'> & { session?: number })[];
  /** The patient marks the items on this many of the plan's days. */
  marked: number;
}

const PLANS = table(
  'id kind lasts marked title notes',
  `
  first diet     | diet        | 60 | 8  | Steady sugar: the first two months | Three meals and two small snacks, at the same times every day. Drink two litres of water.
  first sessions | yogasession | 30 | 30 | Breathing, first course            | In the studio on the first floor, with a group of eight. Please bring a shawl.
  first yoga     | yogarx      | 56 | 8  | Gentle start                       | Twenty minutes in the morning, on an empty stomach. Stop when it hurts.
  new diet       | diet        | 60 | 14 | Less salt, more fibre              | The plate: half vegetables, a quarter dal or paneer, a quarter grain. Nothing from packets on weekdays.
  new sessions   | yogasession | 56 | 29 | Yoga for blood pressure            | With Nisha Sample in the studio on the first floor. A quarter of an hour of rest at the end.
  new yoga       | yogarx      | 60 | 16 | Strength and calm                  | Build up slowly: in the first week half of everything.
`,
);

const ITEMS = table(
  'id session time days title text',
  `
  first diet     |    | 07:00 |             | On waking               | A glass of warm water and five soaked almonds
  first diet     |    | 08:30 |             | Breakfast               | Two idlis with sambar, or vegetable poha
  first diet     |    | 13:00 |             | Lunch                   | Two phulkas, dal, vegetables, salad and a small bowl of curd
  first diet     |    | 17:00 |             | Snack                   | Roasted chana and tea without sugar
  first diet     |    | 19:45 |             | Dinner                  | Moong khichdi, or grilled paneer with vegetables
  first sessions | 2  | 18:30 |             | Session 1               | How we breathe; lying and seated
  first sessions | 9  | 18:30 |             | Session 2               | Anulom vilom
  first sessions | 16 | 18:30 |             | Session 3               | Bhramari and humming
  first sessions | 23 | 18:30 |             | Session 4               | A routine for every day
  first yoga     |    | 06:30 | 1 3 5       | Tadasana and side bends | Three minutes
  first yoga     |    | 06:40 | 1 3 5       | Bhujangasana            | Five slow repetitions
  first yoga     |    | 06:50 |             | Anulom vilom            | Ten minutes, seated
  new diet       |    | 08:00 |             | Breakfast               | Oats upma or moong chilla with mint chutney
  new diet       |    | 11:00 |             | Fruit                   | Guava, papaya or an orange
  new diet       |    | 13:00 | 1 2 3 4 5 6 | Lunch                   | One jowar roti, a small bowl of rice, dal, vegetables, salad
  new diet       |    | 13:30 | 0           | Sunday lunch            | What the family eats, one helping, without papad and pickle
  new diet       |    | 19:30 |             | Dinner                  | Soup and sprouts, or vegetables with two phulkas
  new sessions   | 6  | 18:30 |             | Session 1               | Standing postures without strain
  new sessions   | 13 | 18:30 |             | Session 2               | Seated twists and long out-breaths
  new sessions   | 20 | 18:30 |             | Session 3               | Supported backbends
  new sessions   | 27 | 18:30 |             | Session 4               | Restorative hour
  new sessions   | 34 | 18:30 |             | Session 5               | Building your own routine
  new sessions   | 41 | 18:30 |             | Session 6               | Review and questions
  new yoga       |    | 06:30 | 1 2 4 6     | Surya namaskar          | Six rounds, slowly
  new yoga       |    | 06:45 | 1 2 4 6     | Setu bandhasana         | Eight repetitions
  new yoga       |    | 21:00 |             | Bhramari                | Five minutes before sleep
`,
);

export function planCalled(id: string): DemoPlan {
  const found = PLANS.find((row) => row.id === id);
  if (!found) throw new Error(`There is no plan "${id}".`);
  return {
    kind: choice(CARE_PLAN_KINDS, found.kind) ?? 'diet',
    title: found.title,
    notes: found.notes,
    lasts: Number(found.lasts),
    marked: Number(found.marked),
    items: ITEMS.filter((row) => row.id === id).map(({ session, days, time, title, text }) => ({
      time,
      title,
      text,
      ...(days && { days: days.split(' ').map(Number) }),
      session: numberIn(session),
    })),
  };
}
