import { addDays } from '@nivara/shared/domain/clinic-time';
import type { NewPrescription } from '@nivara/shared/domain/prescription';

type Item = NonNullable<NewPrescription['items']>[number];

export interface DemoPrescription extends Omit<NewPrescription, 'patient' | 'familyMember' | 'items'> {
  /** On the day of writing. */
  items?: (today: string) => Item[];
}

const dose = (
  name: string,
  amount: string,
  frequency: string,
  days?: number,
  instructions?: string,
): Item => ({
  name,
  dose: amount,
  frequency,
  days,
  instructions,
});

const written =
  (kind: NewPrescription['kind']) =>
  (info: string, clinicalNotes: string, items: Item[]): DemoPrescription => ({
    kind,
    info,
    clinicalNotes,
    items: () => items,
  });

const [medicine, yoga, diet] = [written('medicine'), written('yoga'), written('diet')];

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
  [
    dose('Metformin', '500 mg', 'Twice a day', 90, 'After meals.'),
    dose('Telmisartan', '40 mg', 'Once a day', 90, 'In the morning.'),
    dose('Atorvastatin', '10 mg', 'Once a day', 90, 'At night.'),
  ],
);
export const BODY_TRAINING = yoga(
  'Strength and weight',
  'Weight 75 kg. Walks 30 minutes on most days without getting short of breath.',
  [
    { name: 'Surya namaskar', repetitions: 6, instructions: 'Slowly; rest between the rounds.' },
    { name: 'Setu bandhasana', repetitions: 8 },
    { name: 'Brisk walk', minutes: 30, instructions: 'Five days a week.' },
  ],
);
export const CHILDS_COUGH = medicine(
  'Viral cough and cold',
  'No fever today, chest clear, ears and throat normal. No antibiotic is needed.',
  [
    dose('Paracetamol syrup', '10 ml of 250 mg/5 ml', 'If fever is above 38.5 °C, at most 4 times a day', 3),
    dose('Saline nose drops', '2 drops in each nostril', '3 times a day', 5),
  ],
);
export const KNEE_PAIN = medicine(
  'Wear of both knees',
  'Pain on stairs, no swelling. Thigh muscles weak. Exercises shown; the family helps at home.',
  [
    dose('Paracetamol', '650 mg', 'Up to 3 times a day when it hurts', 14, 'Not more than 3 tablets a day.'),
    dose(
      'Diclofenac gel 1%',
      'A finger-long strip on each knee',
      'Twice a day',
      14,
      'Wash your hands afterwards.',
    ),
  ],
);
export const RECENT: readonly DemoPrescription[] = [
  medicine(
    'Goes on as before',
    'HbA1c 6.5%, LDL 98 mg/dL, home blood pressure around 128/82. No side effects. Creatinine normal.',
    [
      dose('Metformin', '500 mg', 'Twice a day', 90, 'After meals.'),
      dose('Telmisartan', '40 mg', 'Once a day', 90, 'In the morning.'),
      dose('Atorvastatin', '10 mg', 'Once a day', 90, 'At night.'),
    ],
  ),
  {
    kind: 'diet',
    info: 'Less salt',
    clinicalNotes: 'Sugar is steady; now the salt. At most one level teaspoon a day, all dishes together.',
    prescription:
      'No papad, pickle or packaged snacks on weekdays. Lemon, cumin and herbs instead of salt. Two fruits a day.',
  },
];
export const SUGAR_START = [
  medicine(
    'Type 2 diabetes, newly found; low vitamin D',
    'HbA1c 8.1%, fasting glucose 162 mg/dL, vitamin D 17 ng/mL. No signs of complications. Feet and pulses normal. Explained what to eat, how to measure at home, and when to call.',
    [
      dose('Metformin', '500 mg', 'Twice a day', 90, 'After breakfast and after dinner.'),
      dose('Vitamin D3', '60,000 IU', 'Once a week', 56, 'On Sundays, with milk or after a meal.'),
    ],
  ),
  diet(
    'Diet for raised blood sugar',
    'Weight 78.5 kg at 160 cm. Aim: half a kilogram a week for three months.',
    [
      {
        meal: 'Breakfast',
        food: 'Two idlis with sambar, or vegetable poha',
        instructions: 'Within an hour of waking.',
      },
      { meal: 'Lunch', food: 'Two phulkas, dal, vegetables, salad, a small bowl of curd' },
      {
        meal: 'Snack',
        food: 'Roasted chana or a handful of nuts',
        instructions: 'No biscuits, no sweet tea.',
      },
      {
        meal: 'Dinner',
        food: 'Moong khichdi, or grilled paneer with vegetables',
        instructions: 'Before 8 PM.',
      },
    ],
  ),
];
export const YOGA_START = yoga(
  'Gentle start; stiff lower back',
  'New to yoga. Knees and shoulders move freely. No inverted postures while blood pressure is watched.',
  [
    { name: 'Tadasana', minutes: 3, instructions: 'Stand tall, breathe slowly.' },
    { name: 'Bhujangasana', repetitions: 5, instructions: 'Rise only as far as it is comfortable.' },
    { name: 'Anulom vilom', minutes: 10, instructions: 'Seated, without holding the breath.' },
  ],
);
export const BACK_PAIN = yoga(
  'Back pain without warning signs',
  'No numbness, strength normal. Staying in motion helps more than bed rest.',
  [
    { name: 'Cat and cow', repetitions: 10, instructions: 'Slowly, twice a day.' },
    { name: 'Walk', minutes: 20 },
  ],
);
export const BALANCE = yoga(
  'Balance',
  'Blood pressure does not drop on standing. Vision checked. Rugs at home removed.',
  [
    { name: 'Standing on one leg, holding a chair', repetitions: 5 },
    { name: 'Rising from a chair without hands', repetitions: 8 },
  ],
);
export const COUGH = medicine(
  'Cough after a viral infection',
  'Chest clear, no fever, oxygen 98%. Will pass by itself within weeks.',
  [
    dose('Dextromethorphan syrup', '10 ml of 10 mg/5 ml', 'At night', 5),
    dose('Steam inhalation', '5 minutes', 'Twice a day', 7),
  ],
);
export const EARACHE = medicine(
  'Middle ear infection, mild',
  'Eardrum red, not bulging; no fever. Come again if it is not better in two days.',
  [dose('Paracetamol syrup', '8 ml of 250 mg/5 ml', 'Up to 4 times a day', 3)],
);
export const MIGRAINE = medicine(
  'Migraine',
  'Nervous system normal. Keeps a diary of headaches, sleep and meals.',
  [
    dose(
      'Naproxen',
      '500 mg',
      'At the first sign, at most twice a day',
      undefined,
      'With food; not on more than ten days a month.',
    ),
  ],
);
export const REFLUX = medicine(
  'Acid reflux',
  'No weight loss, no trouble swallowing. Late dinners, four cups of coffee a day.',
  [dose('Pantoprazole', '40 mg', 'Once a day', 28, 'Half an hour before breakfast.')],
);
export const SLEEP: DemoPrescription = {
  kind: 'diet',
  info: 'Sleep',
  clinicalNotes: 'Two naps a day, tea until the evening. No sign of depression.',
  prescription: 'Tea only until 2 PM, a light dinner at 7 PM, one nap of half an hour at most.',
};
export const STIFF_FINGERS = medicine(
  'Wear of the finger joints',
  'Stiff for ten minutes only, no swelling, no redness.',
  [dose('Paracetamol', '500 mg', 'Up to 3 times a day when it hurts', 10)],
);
export const STOMACH = medicine('Stomach infection', 'Not dehydrated, belly soft.', [
  dose('Oral rehydration solution', '100 ml', 'After every loose stool', 3),
  dose('Zinc', '20 mg', 'Once a day', 14),
]);
