import { BLOOD_COUNT, THYROID } from './panels';
import type { DemoPrescription } from './write-care';
import type { ClinicTest } from './write-tests';

/** Why somebody comes, and what is done about it. */
export interface Episode {
  complaints: string;
  prescription?: DemoPrescription;
  test?: ClinicTest;
}

/** By service: from these the generator chooses. */
export const EPISODES: Readonly<Record<number, readonly Episode[]>> = {
  1: [
    { complaints: 'A second opinion before the knee is replaced.' },
    { complaints: 'Is the thyroid tablet needed for good?' },
    { complaints: 'Two clinics read the same scan differently.' },
  ],
  2: [
    {
      complaints: 'Dry cough for two weeks after a cold.',
      prescription: {
        kind: 'medicine',
        info: 'Cough after a viral infection',
        clinicalNotes: 'Chest clear, no fever, oxygen 98%. Will pass by itself within weeks.',
        items: [
          { name: 'Dextromethorphan syrup', dose: '10 ml of 10 mg/5 ml', frequency: 'At night', days: 5 },
          { name: 'Steam inhalation', dose: '5 minutes', frequency: 'Twice a day', days: 7 },
        ],
      },
    },
    {
      complaints: 'Burning behind the breastbone after dinner.',
      prescription: {
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
      },
    },
    {
      complaints: 'Headache on one side, worse with light, three times this month.',
      prescription: {
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
      },
    },
    {
      complaints: 'Low back pain after lifting a suitcase.',
      prescription: {
        kind: 'yoga',
        info: 'Back pain without warning signs',
        clinicalNotes: 'No numbness, strength normal. Staying in motion helps more than bed rest.',
        items: [
          { name: 'Cat and cow', repetitions: 10, instructions: 'Slowly, twice a day.' },
          { name: 'Walk', minutes: 20 },
        ],
      },
    },
  ],
  4: [
    {
      complaints: 'Unsteady on the stairs, one fall last month.',
      prescription: {
        kind: 'yoga',
        info: 'Balance',
        clinicalNotes: 'Blood pressure does not drop on standing. Vision checked. Rugs at home removed.',
        items: [
          { name: 'Standing on one leg, holding a chair', repetitions: 5 },
          { name: 'Rising from a chair without hands', repetitions: 8 },
        ],
      },
    },
    {
      complaints: 'Sleeps badly, up since three every night.',
      prescription: {
        kind: 'diet',
        info: 'Sleep',
        clinicalNotes: 'Two naps a day, tea until the evening. No sign of depression.',
        prescription: 'Tea only until 2 PM, a light dinner at 7 PM, one nap of half an hour at most.',
      },
    },
    {
      complaints: 'Both hands stiff in the morning.',
      prescription: {
        kind: 'medicine',
        info: 'Wear of the finger joints',
        clinicalNotes: 'Stiff for ten minutes only, no swelling, no redness.',
        items: [
          { name: 'Paracetamol', dose: '500 mg', frequency: 'Up to 3 times a day when it hurts', days: 10 },
        ],
      },
    },
  ],
  5: [
    {
      complaints: 'Earache since last night.',
      prescription: {
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
      },
    },
    { complaints: 'Growth and vaccination check.' },
    {
      complaints: 'Loose stools since yesterday, drinks well.',
      prescription: {
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
      },
    },
  ],
  6: [
    { complaints: 'Short of breath on the stairs since the pneumonia.' },
    { complaints: 'Check after three days in hospital.' },
  ],
  7: [
    { complaints: 'Itchy patches on both elbows.' },
    { complaints: 'Wrist numb at night, wakes up from it.' },
  ],
  8: [
    {
      complaints: 'Thyroid check.',
      test: {
        panel: THYROID,
        inDays: 1,
        timing: '8:25 AM',
        result: { values: [3.1], remark: 'Normal; the same dose goes on.' },
      },
    },
    {
      complaints: 'Pale and tired.',
      test: {
        panel: BLOOD_COUNT,
        inDays: 1,
        timing: '8:50 AM',
        result: { values: [10.8, 6.1, 301], remark: 'Haemoglobin is low; iron is needed.' },
      },
    },
  ],
  9: [
    { complaints: 'Shoulders tense from desk work.' },
    { complaints: 'Wants to sleep better.' },
    { complaints: 'Yoga after a long break.' },
  ],
  10: [
    { complaints: 'Six kilograms more since the wedding.' },
    { complaints: 'Strength after a long illness.' },
  ],
};
