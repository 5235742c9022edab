import { CATALOGUE } from '../../modules/tests/test-catalogue';
import { test } from './tests';
import type { Care } from './visits';

/** A reason to come, and the doctor's answer. */
export interface Episode {
  service: number;
  complaints: string;
  /** The name of a family member; without it, the patient is the holder. */
  who?: string;
  care: Care;
}

const episode = (
  service: number,
  complaints: string,
  { who, ...care }: Care & { who?: string } = {},
): Episode => ({ service, complaints, who, care });

/** The episodes of each account, oldest first. The second demo patient never sees the demo doctor. */
export const EPISODES: Readonly<Record<string, readonly Episode[]>> = {
  patient2: [
    episode(4, 'Sleeps badly, up since three every night.', { prescriptions: ['sleep'] }),
    episode(6, 'Breathless for days after the flu; the asthma spray helps less.'),
    episode(5, 'Earache on and off.', { who: 'Veer Sample', prescriptions: ['earache'] }),
    episode(9, 'Stiff knees in the morning; gentle yoga.'),
    episode(4, 'Unsteady on the stairs, one fall last month.', { prescriptions: ['balance'] }),
    episode(10, 'Strong thighs, to spare the knees.'),
  ],
  'arjun.sample': [
    episode(2, 'Headache on one side, worse with light, three times this month.', {
      prescriptions: ['migraine'],
    }),
    episode(7, 'Wrist numb at night, wakes up from it.'),
    episode(2, 'Dry cough for two weeks after a cold.', { prescriptions: ['cough'] }),
    episode(10, 'Six kilograms more since working from home.'),
    episode(1, 'One doctor advises a scan of the head, one does not.'),
  ],
  'lakshmi.example': [
    episode(4, 'Both hands stiff in the morning.', { prescriptions: ['stiff fingers'] }),
    episode(8, 'Vitamin D, as every year.', {
      atVisit: [test(CATALOGUE.vitamins, 'Vitamin D is a little low.', [27, 402])],
    }),
    episode(2, 'Blood pressure above 160 at the pharmacy.'),
    episode(4, 'Heel hurts with the first steps of the day.'),
    episode(9, 'Breathing exercises for quiet evenings.'),
  ],
  'imran.demo': [
    episode(2, 'Burning behind the breastbone after dinner.', { prescriptions: ['reflux'] }),
    episode(8, 'Cholesterol, fasting.', {
      atVisit: [
        test(
          CATALOGUE.lipids,
          'LDL is too high; eat less fried food, and repeat the test.',
          [228, 149, 52, 138],
        ),
      ],
    }),
    episode(7, 'Itchy patches on both elbows.'),
    episode(2, 'Low back pain after lifting a suitcase.', { who: 'Sana Demo', prescriptions: ['back pain'] }),
    episode(6, 'Check after three days in hospital with pneumonia.'),
  ],
  'harpreet.sample': [
    episode(5, 'Growth and vaccination check.', { who: 'Gurnoor Sample' }),
    episode(2, 'Dry skin and hair loss for some months.'),
    episode(8, 'Thyroid check.', {
      atVisit: [test(CATALOGUE.thyroid, 'Normal; the same dose goes on.', [3.1])],
    }),
    episode(5, 'Loose stools every few days, drinks well.', {
      who: 'Jasleen Sample',
      prescriptions: ['stomach'],
    }),
    episode(9, 'Shoulders tense from desk work.'),
  ],
  'meghna.example': [
    episode(2, 'Pale and tired.'),
    episode(8, 'Blood count, for the tiredness.', {
      atVisit: [test(CATALOGUE.bloodCount, 'Haemoglobin is low; iron is needed.', [10.8, 6.1, 301])],
    }),
    episode(9, 'Yoga after a long break.'),
    episode(2, 'The iron tablets upset the stomach.'),
    episode(10, 'Wants to run ten kilometres.'),
  ],
  'jignesh.demo': [
    episode(1, 'Two clinics read the same scan of the back differently.'),
    episode(2, 'Tired by day; snores, says the mother.'),
    episode(4, 'Hears less and less on the telephone.', { who: 'Hema Demo' }),
    episode(7, 'Shoulder hurts when reaching up.'),
    episode(2, 'Blood pressure tablets: swollen ankles as a side effect?'),
  ],
};
