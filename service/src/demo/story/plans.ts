import type { CarePlanKind, CarePlanValues } from '@nivara/shared/domain/care-plan';

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
  /** On so many of its days the patient marks the items. */
  marked: number;
}

const at = (time: string, title: string, text: string, days?: number[]) => ({ time, title, text, days });
const session = (day: number, title: string, text: string) => ({ session: day, time: '18:30', title, text });

export const FIRST_DIET: DemoPlan = {
  kind: 'diet',
  title: 'Steady sugar: the first two months',
  notes: 'Three meals and two small snacks, at the same times every day. Drink two litres of water.',
  lasts: 60,
  marked: 8,
  items: [
    at('07:00', 'On waking', 'A glass of warm water and five soaked almonds'),
    at('08:30', 'Breakfast', 'Two idlis with sambar, or vegetable poha'),
    at('13:00', 'Lunch', 'Two phulkas, dal, vegetables, salad and a small bowl of curd'),
    at('17:00', 'Snack', 'Roasted chana and tea without sugar'),
    at('19:45', 'Dinner', 'Moong khichdi, or grilled paneer with vegetables'),
  ],
};
export const FIRST_SESSIONS: DemoPlan = {
  kind: 'yogasession',
  title: 'Breathing, first course',
  notes: 'In the studio on the first floor, with a group of eight. Please bring a shawl.',
  lasts: 30,
  marked: 30,
  items: [
    session(2, 'Session 1', 'How we breathe; lying and seated'),
    session(9, 'Session 2', 'Anulom vilom'),
    session(16, 'Session 3', 'Bhramari and humming'),
    session(23, 'Session 4', 'A routine for every day'),
  ],
};
export const FIRST_YOGA: DemoPlan = {
  kind: 'yogarx',
  title: 'Gentle start',
  notes: 'Twenty minutes in the morning, on an empty stomach. Stop when it hurts.',
  lasts: 56,
  marked: 8,
  items: [
    at('06:30', 'Tadasana and side bends', 'Three minutes', [1, 3, 5]),
    at('06:40', 'Bhujangasana', 'Five slow repetitions', [1, 3, 5]),
    at('06:50', 'Anulom vilom', 'Ten minutes, seated'),
  ],
};
export const NEW_DIET: DemoPlan = {
  kind: 'diet',
  title: 'Less salt, more fibre',
  notes:
    'The plate: half vegetables, a quarter dal or paneer, a quarter grain. Nothing from packets on weekdays.',
  lasts: 60,
  marked: 14,
  items: [
    at('08:00', 'Breakfast', 'Oats upma or moong chilla with mint chutney'),
    at('11:00', 'Fruit', 'Guava, papaya or an orange'),
    at('13:00', 'Lunch', 'One jowar roti, a small bowl of rice, dal, vegetables, salad', [1, 2, 3, 4, 5, 6]),
    at('13:30', 'Sunday lunch', 'What the family eats, one helping, without papad and pickle', [0]),
    at('19:30', 'Dinner', 'Soup and sprouts, or vegetables with two phulkas'),
  ],
};
export const NEW_SESSIONS: DemoPlan = {
  kind: 'yogasession',
  title: 'Yoga for blood pressure',
  notes: 'With Nisha Sample in the studio on the first floor. A quarter of an hour of rest at the end.',
  lasts: 56,
  marked: 29,
  items: [
    session(6, 'Session 1', 'Standing postures without strain'),
    session(13, 'Session 2', 'Seated twists and long out-breaths'),
    session(20, 'Session 3', 'Supported backbends'),
    session(27, 'Session 4', 'Restorative hour'),
    session(34, 'Session 5', 'Building your own routine'),
    session(41, 'Session 6', 'Review and questions'),
  ],
};
export const NEW_YOGA: DemoPlan = {
  kind: 'yogarx',
  title: 'Strength and calm',
  notes: 'Build up slowly: in the first week half of everything.',
  lasts: 60,
  marked: 16,
  items: [
    at('06:30', 'Surya namaskar', 'Six rounds, slowly', [1, 2, 4, 6]),
    at('06:45', 'Setu bandhasana', 'Eight repetitions', [1, 2, 4, 6]),
    at('21:00', 'Bhramari', 'Five minutes before sleep'),
  ],
};
