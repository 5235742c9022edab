import { addDays } from '@nivara/shared/domain/clinic-time';
import type { NewPrescription } from '@nivara/shared/domain/prescription';
import { numberIn, table } from './table';

type Item = NonNullable<NewPrescription['items']>[number];

export interface DemoPrescription extends Omit<NewPrescription, 'patient' | 'familyMember' | 'items'> {
  /** On the day of writing. */
  items?: (today: string) => Item[];
}

const medicine = (info: string, clinicalNotes: string, doses: string): DemoPrescription => ({
  kind: 'medicine',
  info,
  clinicalNotes,
  items: () =>
    table('name dose frequency days instructions', doses).map(({ days, instructions, ...item }) => ({
      ...item,
      days: numberIn(days),
      instructions: instructions || undefined,
    })),
});

const yoga = (info: string, clinicalNotes: string, exercises: string): DemoPrescription => ({
  kind: 'yoga',
  info,
  clinicalNotes,
  items: () =>
    table('name minutes repetitions instructions', exercises).map((item) => ({
      name: item.name,
      minutes: numberIn(item.minutes),
      repetitions: numberIn(item.repetitions),
      instructions: item.instructions || undefined,
    })),
});

const diet = (info: string, clinicalNotes: string, meals: string): DemoPrescription => ({
  kind: 'diet',
  info,
  clinicalNotes,
  items: () =>
    table('meal food instructions', meals).map(({ instructions, ...item }) => ({
      ...item,
      instructions: instructions || undefined,
    })),
});

const inWords = (info: string, clinicalNotes: string, prescription: string): DemoPrescription => ({
  kind: 'diet',
  info,
  clinicalNotes,
  prescription,
});

export const DENGUE_WARD: DemoPrescription = {
  kind: 'residential',
  info: 'Dengue fever, for observation',
  clinicalNotes:
    'Fever for four days, NS1 antigen positive, platelets 92. Drinks well, no bleeding, no belly pain. Stays two nights so that fluids and platelets can be watched.',
  bedId: 'R-204',
  prescription:
    'Two nights in the observation ward: fluids by mouth, paracetamol 650 mg for fever (no ibuprofen, no aspirin), blood count every morning.',
  items: (today) => [
    { from: today, to: addDays(today, 2), ward: 'Observation', instructions: 'Visitors from 4 to 6 PM.' },
  ],
};

export const AFTER_THREE_MONTHS = medicine(
  'Diabetes better; blood pressure and cholesterol need treatment',
  'HbA1c 7.2% (was 8.1%). Home blood pressure often above 135/85. LDL 141 mg/dL in spite of the diet. Weight 76 kg.',
  `
  Metformin    | 500 mg | Twice a day | 90 | After meals.
  Telmisartan  | 40 mg  | Once a day  | 90 | In the morning.
  Atorvastatin | 10 mg  | Once a day  | 90 | At night.
`,
);

export const BACK_PAIN = yoga(
  'Back pain without warning signs',
  'No numbness, strength normal. Staying in motion helps more than bed rest.',
  `
  Cat and cow |    | 10 | Slowly, twice a day.
  Walk        | 20 |    |
`,
);

export const BALANCE = yoga(
  'Balance',
  'Blood pressure does not drop on standing. Vision checked. Rugs at home removed.',
  `
  Standing on one leg, holding a chair |  | 5 |
  Rising from a chair without hands    |  | 8 |
`,
);

export const BODY_TRAINING = yoga(
  'Strength and weight',
  'Weight 75 kg. Walks 30 minutes on most days without getting short of breath.',
  `
  Surya namaskar  |    | 6 | Slowly; rest between the rounds.
  Setu bandhasana |    | 8 |
  Brisk walk      | 30 |   | Five days a week.
`,
);

export const CHILDS_COUGH = medicine(
  'Viral cough and cold',
  'No fever today, chest clear, ears and throat normal. No antibiotic is needed.',
  `
  Paracetamol syrup | 10 ml of 250 mg/5 ml    | If fever is above 38.5 °C, at most 4 times a day | 3 |
  Saline nose drops | 2 drops in each nostril | 3 times a day                                    | 5 |
`,
);

export const COUGH = medicine(
  'Cough after a viral infection',
  'Chest clear, no fever, oxygen 98%. Will pass by itself within weeks.',
  `
  Dextromethorphan syrup | 10 ml of 10 mg/5 ml | At night    | 5 |
  Steam inhalation       | 5 minutes           | Twice a day | 7 |
`,
);

export const EARACHE = medicine(
  'Middle ear infection, mild',
  'Eardrum red, not bulging; no fever. Come again if it is not better in two days.',
  `
  Paracetamol syrup | 8 ml of 250 mg/5 ml | Up to 4 times a day | 3 |
`,
);

export const KNEE_PAIN = medicine(
  'Wear of both knees',
  'Pain on stairs, no swelling. Thigh muscles weak. Exercises shown; the family helps at home.',
  `
  Paracetamol       | 650 mg                           | Up to 3 times a day when it hurts | 14 | Not more than 3 tablets a day.
  Diclofenac gel 1% | A finger-long strip on each knee | Twice a day                       | 14 | Wash your hands afterwards.
`,
);

export const MIGRAINE = medicine(
  'Migraine',
  'Nervous system normal. Keeps a diary of headaches, sleep and meals.',
  `
  Naproxen | 500 mg | At the first sign, at most twice a day |  | With food; not on more than ten days a month.
`,
);

export const RECENT = [
  medicine(
    'Goes on as before',
    'HbA1c 6.5%, LDL 98 mg/dL, home blood pressure around 128/82. No side effects. Creatinine normal.',
    `
  Metformin    | 500 mg | Twice a day | 90 | After meals.
  Telmisartan  | 40 mg  | Once a day  | 90 | In the morning.
  Atorvastatin | 10 mg  | Once a day  | 90 | At night.
`,
  ),
  inWords(
    'Less salt',
    'Sugar is steady; now the salt. At most one level teaspoon a day, all dishes together.',
    'No papad, pickle or packaged snacks on weekdays. Lemon, cumin and herbs instead of salt. Two fruits a day.',
  ),
];

export const REFLUX = medicine(
  'Acid reflux',
  'No weight loss, no trouble swallowing. Late dinners, four cups of coffee a day.',
  `
  Pantoprazole | 40 mg | Once a day | 28 | Half an hour before breakfast.
`,
);

export const SLEEP = inWords(
  'Sleep',
  'Two naps a day, tea until the evening. No sign of depression.',
  'Tea only until 2 PM, a light dinner at 7 PM, one nap of half an hour at most.',
);

export const STIFF_FINGERS = medicine(
  'Wear of the finger joints',
  'Stiff for ten minutes only, no swelling, no redness.',
  `
  Paracetamol | 500 mg | Up to 3 times a day when it hurts | 10 |
`,
);

export const STOMACH = medicine(
  'Stomach infection',
  'Not dehydrated, belly soft.',
  `
  Oral rehydration solution | 100 ml | After every loose stool | 3  |
  Zinc                      | 20 mg  | Once a day              | 14 |
`,
);

export const SUGAR_START = [
  medicine(
    'Type 2 diabetes, newly found; low vitamin D',
    'HbA1c 8.1%, fasting glucose 162 mg/dL, vitamin D 17 ng/mL. No signs of complications. Feet and pulses normal. Explained what to eat, how to measure at home, and when to call.',
    `
  Metformin  | 500 mg    | Twice a day | 90 | After breakfast and after dinner.
  Vitamin D3 | 60,000 IU | Once a week | 56 | On Sundays, with milk or after a meal.
`,
  ),
  diet(
    'Diet for raised blood sugar',
    'Weight 78.5 kg at 160 cm. Aim: half a kilogram a week for three months.',
    `
  Breakfast | Two idlis with sambar, or vegetable poha                  | Within an hour of waking.
  Lunch     | Two phulkas, dal, vegetables, salad, a small bowl of curd |
  Snack     | Roasted chana or a handful of nuts                        | No biscuits, no sweet tea.
  Dinner    | Moong khichdi, or grilled paneer with vegetables          | Before 8 PM.
`,
  ),
];

export const YOGA_START = yoga(
  'Gentle start; stiff lower back',
  'New to yoga. Knees and shoulders move freely. No inverted postures while blood pressure is watched.',
  `
  Tadasana     | 3  |   | Stand tall, breathe slowly.
  Bhujangasana |    | 5 | Rise only as far as it is comfortable.
  Anulom vilom | 10 |   | Seated, without holding the breath.
`,
);
