import type { DemoPlan } from './write-care';

/** The demo patient's diets, yoga prescriptions and sessions: of each an old and a new one. */
export const FIRST_DIET: DemoPlan = {
  kind: 'diet',
  title: 'Steady sugar: the first two months',
  notes: 'Three meals and two small snacks, at the same times every day. Drink two litres of water.',
  lasts: 60,
  marked: 8,
  items: [
    { time: '07:00', title: 'On waking', text: 'A glass of warm water and five soaked almonds' },
    { time: '08:30', title: 'Breakfast', text: 'Two idlis with sambar, or vegetable poha' },
    { time: '13:00', title: 'Lunch', text: 'Two phulkas, dal, vegetables, salad and a small bowl of curd' },
    { time: '17:00', title: 'Snack', text: 'Roasted chana and tea without sugar' },
    { time: '19:45', title: 'Dinner', text: 'Moong khichdi, or grilled paneer with vegetables' },
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
    { time: '08:00', title: 'Breakfast', text: 'Oats upma or moong chilla with mint chutney' },
    { time: '11:00', title: 'Fruit', text: 'Guava, papaya or an orange' },
    {
      time: '13:00',
      title: 'Lunch',
      text: 'One jowar roti, a small bowl of rice, dal, vegetables, salad',
      days: [1, 2, 3, 4, 5, 6],
    },
    {
      time: '13:30',
      title: 'Sunday lunch',
      text: 'What the family eats, one helping, without papad and pickle',
      days: [0],
    },
    { time: '19:30', title: 'Dinner', text: 'Soup and sprouts, or vegetables with two phulkas' },
  ],
};

export const FIRST_YOGA: DemoPlan = {
  kind: 'yogarx',
  title: 'Gentle start',
  notes: 'Twenty minutes in the morning, on an empty stomach. Stop when it hurts.',
  lasts: 56,
  marked: 8,
  items: [
    { time: '06:30', title: 'Tadasana and side bends', text: 'Three minutes', days: [1, 3, 5] },
    { time: '06:40', title: 'Bhujangasana', text: 'Five slow repetitions', days: [1, 3, 5] },
    { time: '06:50', title: 'Anulom vilom', text: 'Ten minutes, seated' },
  ],
};

export const NEW_YOGA: DemoPlan = {
  kind: 'yogarx',
  title: 'Strength and calm',
  notes: 'Build up slowly: in the first week half of everything.',
  lasts: 60,
  marked: 16,
  items: [
    { time: '06:30', title: 'Surya namaskar', text: 'Six rounds, slowly', days: [1, 2, 4, 6] },
    { time: '06:45', title: 'Setu bandhasana', text: 'Eight repetitions', days: [1, 2, 4, 6] },
    { time: '21:00', title: 'Bhramari', text: 'Five minutes before sleep' },
  ],
};

const session = (day: number, title: string, text: string) => ({ session: day, time: '18:30', title, text });

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
