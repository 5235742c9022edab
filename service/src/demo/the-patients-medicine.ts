import { addDays } from '@nivara/shared/domain/clinic-time';
import type { DemoPrescription } from './write-care';

/** What the demo patient and the family are prescribed, in the order of time. */
export const SUGAR_START: readonly DemoPrescription[] = [
  {
    kind: 'medicine',
    info: 'Type 2 diabetes, newly found; low vitamin D',
    clinicalNotes:
      'HbA1c 8.1%, fasting glucose 162 mg/dL, vitamin D 17 ng/mL. No signs of complications. Feet and pulses normal. Explained what to eat, how to measure at home, and when to call.',
    items: [
      {
        name: 'Metformin',
        dose: '500 mg',
        frequency: 'Twice a day',
        days: 90,
        instructions: 'After breakfast and after dinner.',
      },
      {
        name: 'Vitamin D3',
        dose: '60,000 IU',
        frequency: 'Once a week',
        days: 56,
        instructions: 'On Sundays, with milk or after a meal.',
      },
    ],
  },
  {
    kind: 'diet',
    info: 'Diet for raised blood sugar',
    clinicalNotes: 'Weight 78.5 kg at 160 cm. Aim: half a kilogram a week for three months.',
    items: [
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
  },
];

export const YOGA_START: DemoPrescription = {
  kind: 'yoga',
  info: 'Gentle start; stiff lower back',
  clinicalNotes:
    'New to yoga. Knees and shoulders move freely. No inverted postures while blood pressure is watched.',
  items: [
    { name: 'Tadasana', minutes: 3, instructions: 'Stand tall, breathe slowly.' },
    { name: 'Bhujangasana', repetitions: 5, instructions: 'Rise only as far as it is comfortable.' },
    { name: 'Anulom vilom', minutes: 10, instructions: 'Seated, without holding the breath.' },
  ],
};

export const CHILDS_COUGH: DemoPrescription = {
  kind: 'medicine',
  info: 'Viral cough and cold',
  clinicalNotes: 'No fever today, chest clear, ears and throat normal. No antibiotic is needed.',
  items: [
    {
      name: 'Paracetamol syrup',
      dose: '10 ml of 250 mg/5 ml',
      frequency: 'If fever is above 38.5 °C, at most 4 times a day',
      days: 3,
    },
    { name: 'Saline nose drops', dose: '2 drops in each nostril', frequency: '3 times a day', days: 5 },
  ],
};

export const dengueWard = (date: string): DemoPrescription => ({
  kind: 'residential',
  info: 'Dengue fever, for observation',
  clinicalNotes:
    'Fever for four days, NS1 antigen positive, platelets 92. Drinks well, no bleeding, no belly pain. Stays two nights so that fluids and platelets can be watched.',
  bedId: 'R-204',
  prescription:
    'Two nights in the observation ward: fluids by mouth, paracetamol 650 mg for fever (no ibuprofen, no aspirin), blood count every morning.',
  items: [
    { from: date, to: addDays(date, 2), ward: 'Observation', instructions: 'Visitors from 4 to 6 PM.' },
  ],
});

export const KNEE_PAIN: DemoPrescription = {
  kind: 'medicine',
  info: 'Wear of both knees',
  clinicalNotes:
    'Pain on stairs, no swelling. Thigh muscles weak. Exercises shown; the family helps at home.',
  items: [
    {
      name: 'Paracetamol',
      dose: '650 mg',
      frequency: 'Up to 3 times a day when it hurts',
      days: 14,
      instructions: 'Not more than 3 tablets a day.',
    },
    {
      name: 'Diclofenac gel 1%',
      dose: 'A finger-long strip on each knee',
      frequency: 'Twice a day',
      days: 14,
      instructions: 'Wash your hands afterwards.',
    },
  ],
};

export const AFTER_THREE_MONTHS: DemoPrescription = {
  kind: 'medicine',
  info: 'Diabetes better; blood pressure and cholesterol need treatment',
  clinicalNotes:
    'HbA1c 7.2% (was 8.1%). Home blood pressure often above 135/85. LDL 141 mg/dL in spite of the diet. Weight 76 kg.',
  items: [
    { name: 'Metformin', dose: '500 mg', frequency: 'Twice a day', days: 90, instructions: 'After meals.' },
    {
      name: 'Telmisartan',
      dose: '40 mg',
      frequency: 'Once a day',
      days: 90,
      instructions: 'In the morning.',
    },
    { name: 'Atorvastatin', dose: '10 mg', frequency: 'Once a day', days: 90, instructions: 'At night.' },
  ],
};

export const BODY_TRAINING: DemoPrescription = {
  kind: 'yoga',
  info: 'Strength and weight',
  clinicalNotes: 'Weight 75 kg. Walks 30 minutes on most days without getting short of breath.',
  items: [
    { name: 'Surya namaskar', repetitions: 6, instructions: 'Slowly; rest between the rounds.' },
    { name: 'Setu bandhasana', repetitions: 8 },
    { name: 'Brisk walk', minutes: 30, instructions: 'Five days a week.' },
  ],
};

export const RECENT: readonly DemoPrescription[] = [
  {
    kind: 'medicine',
    info: 'Goes on as before',
    clinicalNotes:
      'HbA1c 6.5%, LDL 98 mg/dL, home blood pressure around 128/82. No side effects. Creatinine normal.',
    items: [
      { name: 'Metformin', dose: '500 mg', frequency: 'Twice a day', days: 90, instructions: 'After meals.' },
      {
        name: 'Telmisartan',
        dose: '40 mg',
        frequency: 'Once a day',
        days: 90,
        instructions: 'In the morning.',
      },
      { name: 'Atorvastatin', dose: '10 mg', frequency: 'Once a day', days: 90, instructions: 'At night.' },
    ],
  },
  {
    kind: 'diet',
    info: 'Less salt',
    clinicalNotes: 'Sugar is steady; now the salt. At most one level teaspoon a day, all dishes together.',
    prescription:
      'No papad, pickle or packaged snacks on weekdays. Lemon, cumin and herbs instead of salt. Two fruits a day.',
  },
];
