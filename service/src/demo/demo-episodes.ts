import * as remedies from './demo-remedies';
import { BLOOD_COUNT, LIPIDS, THYROID, VITAMINS } from './panels';
import type { DemoPrescription } from './write-care';
import type { ClinicTest } from './write-tests';

/** Why somebody comes, and what is done about it. */
export interface Episode {
  service: number;
  /** Of the family; oneself unless said. */
  who?: string;
  complaints: string;
  prescription?: DemoPrescription;
  test?: ClinicTest;
}

/** By username, in the order of time; each suits its person. The second demo patient never sees the demo doctor. */
export const EPISODES: Readonly<Record<string, readonly Episode[]>> = {
  patient2: [
    { service: 4, complaints: 'Sleeps badly, up since three every night.', prescription: remedies.SLEEP },
    { service: 6, complaints: 'Breathless for days after the flu; the asthma spray helps less.' },
    { service: 5, who: 'Veer Sample', complaints: 'Earache on and off.', prescription: remedies.EARACHE },
    { service: 9, complaints: 'Stiff knees in the morning; gentle yoga.' },
    {
      service: 4,
      complaints: 'Unsteady on the stairs, one fall last month.',
      prescription: remedies.BALANCE,
    },
    { service: 10, complaints: 'Strong thighs, to spare the knees.' },
  ],
  'arjun.sample': [
    {
      service: 2,
      complaints: 'Headache on one side, worse with light, three times this month.',
      prescription: remedies.MIGRAINE,
    },
    { service: 7, complaints: 'Wrist numb at night, wakes up from it.' },
    { service: 2, complaints: 'Dry cough for two weeks after a cold.', prescription: remedies.COUGH },
    { service: 10, complaints: 'Six kilograms more since working from home.' },
    { service: 1, complaints: 'One doctor advises a scan of the head, one does not.' },
  ],
  'lakshmi.example': [
    { service: 4, complaints: 'Both hands stiff in the morning.', prescription: remedies.STIFF_FINGERS },
    {
      service: 8,
      complaints: 'Vitamin D, as every year.',
      test: { panel: VITAMINS, result: { values: [27, 402], remark: 'Vitamin D is a little low.' } },
    },
    { service: 2, complaints: 'Blood pressure above 160 at the pharmacy.' },
    { service: 4, complaints: 'Heel hurts with the first steps of the day.' },
    { service: 9, complaints: 'Breathing exercises for quiet evenings.' },
  ],
  'imran.demo': [
    {
      service: 2,
      complaints: 'Burning behind the breastbone after dinner.',
      prescription: remedies.REFLUX,
    },
    {
      service: 8,
      complaints: 'Cholesterol, fasting.',
      test: {
        panel: LIPIDS,
        result: { values: [228, 149, 52, 138], remark: 'LDL is too high; less fried food, and again.' },
      },
    },
    { service: 7, complaints: 'Itchy patches on both elbows.' },
    {
      service: 2,
      who: 'Sana Demo',
      complaints: 'Low back pain after lifting a suitcase.',
      prescription: remedies.BACK_PAIN,
    },
    { service: 6, complaints: 'Check after three days in hospital with pneumonia.' },
  ],
  'harpreet.sample': [
    { service: 5, who: 'Gurnoor Sample', complaints: 'Growth and vaccination check.' },
    { service: 2, complaints: 'Dry skin and hair loss for some months.' },
    {
      service: 8,
      complaints: 'Thyroid check.',
      test: { panel: THYROID, result: { values: [3.1], remark: 'Normal; the same dose goes on.' } },
    },
    {
      service: 5,
      who: 'Jasleen Sample',
      complaints: 'Loose stools every few days, drinks well.',
      prescription: remedies.STOMACH,
    },
    { service: 9, complaints: 'Shoulders tense from desk work.' },
  ],
  'meghna.example': [
    { service: 2, complaints: 'Pale and tired.' },
    {
      service: 8,
      complaints: 'Blood count, for the tiredness.',
      test: {
        panel: BLOOD_COUNT,
        result: { values: [10.8, 6.1, 301], remark: 'Haemoglobin is low; iron is needed.' },
      },
    },
    { service: 9, complaints: 'Yoga after a long break.' },
    { service: 2, complaints: 'The iron tablets upset the stomach.' },
    { service: 10, complaints: 'Wants to run ten kilometres.' },
  ],
  'jignesh.demo': [
    { service: 1, complaints: 'Two clinics read the same scan of the back differently.' },
    { service: 2, complaints: 'Tired by day; snores, says the mother.' },
    { service: 4, who: 'Hema Demo', complaints: 'Hears less and less on the telephone.' },
    { service: 7, complaints: 'Shoulder hurts when reaching up.' },
    { service: 2, complaints: 'Blood pressure tablets: swollen ankles as a side effect?' },
  ],
};
