import type { DemoPrescription } from './write-care';

/** What the others are prescribed, by what they have. */
export const COUGH: DemoPrescription = {
  kind: 'medicine',
  info: 'Cough after a viral infection',
  clinicalNotes: 'Chest clear, no fever, oxygen 98%. Will pass by itself within weeks.',
  items: [
    { name: 'Dextromethorphan syrup', dose: '10 ml of 10 mg/5 ml', frequency: 'At night', days: 5 },
    { name: 'Steam inhalation', dose: '5 minutes', frequency: 'Twice a day', days: 7 },
  ],
};

export const REFLUX: DemoPrescription = {
  kind: 'medicine',
  info: 'Acid reflux',
  clinicalNotes: 'No weight loss, no trouble swallowing. Late dinners, four cups of coffee a day.',
  items: [
    {
      name: 'Pantoprazole',
      dose: '40 mg',
      frequency: 'Once a day',
      days: 28,
      instructions: 'Half an hour before breakfast.',
    },
  ],
};

export const MIGRAINE: DemoPrescription = {
  kind: 'medicine',
  info: 'Migraine',
  clinicalNotes: 'Nervous system normal. Keeps a diary of headaches, sleep and meals.',
  items: [
    {
      name: 'Naproxen',
      dose: '500 mg',
      frequency: 'At the first sign, at most twice a day',
      instructions: 'With food; not on more than ten days a month.',
    },
  ],
};

export const BACK_PAIN: DemoPrescription = {
  kind: 'yoga',
  info: 'Back pain without warning signs',
  clinicalNotes: 'No numbness, strength normal. Staying in motion helps more than bed rest.',
  items: [
    { name: 'Cat and cow', repetitions: 10, instructions: 'Slowly, twice a day.' },
    { name: 'Walk', minutes: 20 },
  ],
};

export const BALANCE: DemoPrescription = {
  kind: 'yoga',
  info: 'Balance',
  clinicalNotes: 'Blood pressure does not drop on standing. Vision checked. Rugs at home removed.',
  items: [
    { name: 'Standing on one leg, holding a chair', repetitions: 5 },
    { name: 'Rising from a chair without hands', repetitions: 8 },
  ],
};

export const SLEEP: DemoPrescription = {
  kind: 'diet',
  info: 'Sleep',
  clinicalNotes: 'Two naps a day, tea until the evening. No sign of depression.',
  prescription: 'Tea only until 2 PM, a light dinner at 7 PM, one nap of half an hour at most.',
};

export const STIFF_FINGERS: DemoPrescription = {
  kind: 'medicine',
  info: 'Wear of the finger joints',
  clinicalNotes: 'Stiff for ten minutes only, no swelling, no redness.',
  items: [{ name: 'Paracetamol', dose: '500 mg', frequency: 'Up to 3 times a day when it hurts', days: 10 }],
};

export const EARACHE: DemoPrescription = {
  kind: 'medicine',
  info: 'Middle ear infection, mild',
  clinicalNotes: 'Eardrum red, not bulging; no fever. Come again if it is not better in two days.',
  items: [
    {
      name: 'Paracetamol syrup',
      dose: '8 ml of 250 mg/5 ml',
      frequency: 'Up to 4 times a day',
      days: 3,
    },
  ],
};

export const STOMACH: DemoPrescription = {
  kind: 'medicine',
  info: 'Stomach infection',
  clinicalNotes: 'Not dehydrated, belly soft.',
  items: [
    {
      name: 'Oral rehydration solution',
      dose: '100 ml',
      frequency: 'After every loose stool',
      days: 3,
    },
    { name: 'Zinc', dose: '20 mg', frequency: 'Once a day', days: 14 },
  ],
};
