import { addDays } from '@nivara/shared/domain/clinic-time';
import { type NewPrescription, PRESCRIPTION_KINDS } from '@nivara/shared/domain/prescription';
import { choice, numberIn, table } from './table';

export type DemoPrescription = Omit<NewPrescription, 'patient' | 'familyMember'>;

const PRESCRIPTIONS = table(
  'id kind info clinicalNotes prescription',
  `
  sugar start        | medicine    | Type 2 diabetes, newly found; low vitamin D | HbA1c 8.1%, fasting glucose 162 mg/dL, vitamin D 17 ng/mL. No signs of complications. Feet and pulses normal. Explained what to eat, how to measure at home, and when to call. |
  sugar start diet   | diet        | Diet for raised blood sugar | Weight 78.5 kg at 160 cm. Aim: half a kilogram a week for three months. |
  yoga start         | yoga        | Gentle start; stiff lower back | New to yoga. Knees and shoulders move freely. No inverted postures while blood pressure is watched. |
  childs cough       | medicine    | Viral cough and cold | No fever today, chest clear, ears and throat normal. No antibiotic is needed. |
  dengue ward        | residential | Dengue fever, for observation | Fever for four days, NS1 antigen positive, platelets 92. Drinks well, no bleeding, no belly pain. Stays two nights so that fluids and platelets can be watched. | Two nights in the observation ward: fluids by mouth, paracetamol 650 mg for fever (no ibuprofen, no aspirin), blood count every morning.
  knee pain          | medicine    | Wear of both knees | Pain on stairs, no swelling. Thigh muscles weak. Exercises shown; the family helps at home. |
  after three months | medicine    | Diabetes better; blood pressure and cholesterol need treatment | HbA1c 7.2% (was 8.1%). Home blood pressure often above 135/85. LDL 141 mg/dL in spite of the diet. Weight 76 kg. |
  body training      | yoga        | Strength and weight | Weight 75 kg. Walks 30 minutes on most days without getting short of breath. |
  recent             | medicine    | Goes on as before | HbA1c 6.5%, LDL 98 mg/dL, home blood pressure around 128/82. No side effects. Creatinine normal. |
  recent diet        | diet        | Less salt | Sugar is steady; now the salt. At most one level teaspoon a day, all dishes together. | No papad, pickle or packaged snacks on weekdays. Lemon, cumin and herbs instead of salt. Two fruits a day.
  back pain          | yoga        | Back pain without warning signs | No numbness, strength normal. Staying in motion helps more than bed rest. |
  balance            | yoga        | Balance | Blood pressure does not drop on standing. Vision checked. Rugs at home removed. |
  cough              | medicine    | Cough after a viral infection | Chest clear, no fever, oxygen 98%. Will pass by itself within weeks. |
  earache            | medicine    | Middle ear infection, mild | Eardrum red, not bulging; no fever. Come again if it is not better in two days. |
  migraine           | medicine    | Migraine | Nervous system normal. Keeps a diary of headaches, sleep and meals. |
  reflux             | medicine    | Acid reflux | No weight loss, no trouble swallowing. Late dinners, four cups of coffee a day. |
  sleep              | diet        | Sleep | Two naps a day, tea until the evening. No sign of depression. | Tea only until 2 PM, a light dinner at 7 PM, one nap of half an hour at most.
  stiff fingers      | medicine    | Wear of the finger joints | Stiff for ten minutes only, no swelling, no redness. |
  stomach            | medicine    | Stomach infection | Not dehydrated, belly soft. |
`,
);

const DOSES = table(
  'id name dose frequency days instructions',
  `
  sugar start        | Metformin                 | 500 mg                           | Twice a day                                      | 90 | After breakfast and after dinner.
  sugar start        | Vitamin D3                | 60,000 IU                        | Once a week                                      | 56 | On Sundays, with milk or after a meal.
  childs cough       | Paracetamol syrup         | 10 ml of 250 mg/5 ml             | If fever is above 38.5 °C, at most 4 times a day | 3  |
  childs cough       | Saline nose drops         | 2 drops in each nostril          | 3 times a day                                    | 5  |
  knee pain          | Paracetamol               | 650 mg                           | Up to 3 times a day when it hurts                | 14 | Not more than 3 tablets a day.
  knee pain          | Diclofenac gel 1%         | A finger-long strip on each knee | Twice a day                                      | 14 | Wash your hands afterwards.
  after three months | Metformin                 | 500 mg                           | Twice a day                                      | 90 | After meals.
  after three months | Telmisartan               | 40 mg                            | Once a day                                       | 90 | In the morning.
  after three months | Atorvastatin              | 10 mg                            | Once a day                                       | 90 | At night.
  recent             | Metformin                 | 500 mg                           | Twice a day                                      | 90 | After meals.
  recent             | Telmisartan               | 40 mg                            | Once a day                                       | 90 | In the morning.
  recent             | Atorvastatin              | 10 mg                            | Once a day                                       | 90 | At night.
  cough              | Dextromethorphan syrup    | 10 ml of 10 mg/5 ml              | At night                                         | 5  |
  cough              | Steam inhalation          | 5 minutes                        | Twice a day                                      | 7  |
  earache            | Paracetamol syrup         | 8 ml of 250 mg/5 ml              | Up to 4 times a day                              | 3  |
  migraine           | Naproxen                  | 500 mg                           | At the first sign, at most twice a day           |    | With food; not on more than ten days a month.
  reflux             | Pantoprazole              | 40 mg                            | Once a day                                       | 28 | Half an hour before breakfast.
  stiff fingers      | Paracetamol               | 500 mg                           | Up to 3 times a day when it hurts                | 10 |
  stomach            | Oral rehydration solution | 100 ml                           | After every loose stool                          | 3  |
  stomach            | Zinc                      | 20 mg                            | Once a day                                       | 14 |
`,
);

const EXERCISES = table(
  'id name minutes repetitions instructions',
  `
  yoga start    | Tadasana                             | 3  |    | Stand tall, breathe slowly.
  yoga start    | Bhujangasana                         |    | 5  | Rise only as far as it is comfortable.
  yoga start    | Anulom vilom                         | 10 |    | Seated, without holding the breath.
  body training | Surya namaskar                       |    | 6  | Slowly; rest between the rounds.
  body training | Setu bandhasana                      |    | 8  |
  body training | Brisk walk                           | 30 |    | Five days a week.
  back pain     | Cat and cow                          |    | 10 | Slowly, twice a day.
  back pain     | Walk                                 | 20 |    |
  balance       | Standing on one leg, holding a chair |    | 5  |
  balance       | Rising from a chair without hands    |    | 8  |
`,
);

const MEALS = table(
  'id meal food instructions',
  `
  sugar start diet | Breakfast | Two idlis with sambar, or vegetable poha                  | Within an hour of waking.
  sugar start diet | Lunch     | Two phulkas, dal, vegetables, salad, a small bowl of curd |
  sugar start diet | Snack     | Roasted chana or a handful of nuts                        | No biscuits, no sweet tea.
  sugar start diet | Dinner    | Moong khichdi, or grilled paneer with vegetables          | Before 8 PM.
`,
);

/** A stay of two nights, from the day of the prescription. */
const stay = (today: string) => ({
  from: today,
  to: addDays(today, 2),
  ward: 'Observation',
  instructions: 'Visitors from 4 to 6 PM.',
});
const WARD = { id: 'dengue ward', bedId: 'R-204' };

export function prescriptionCalled(id: string, today: string): DemoPrescription {
  const found = PRESCRIPTIONS.find((row) => row.id === id);
  if (!found) throw new Error(`There is no prescription "${id}".`);
  const ofThis = (row: { id: string }) => row.id === id;
  const rows = [...DOSES.filter(ofThis), ...EXERCISES.filter(ofThis), ...MEALS.filter(ofThis)];
  const items = rows.map(({ id: _, ...cells }) => filled(cells));
  const { info, clinicalNotes, prescription } = found;
  return {
    kind: choice(PRESCRIPTION_KINDS, found.kind) ?? 'medicine',
    info,
    clinicalNotes,
    ...(prescription && { prescription }),
    ...(ofThis(WARD) && { bedId: WARD.bedId }),
    ...(ofThis(WARD) ? { items: [stay(today)] } : items.length > 0 && { items }),
  };
}

const NUMBERS = ['days', 'minutes', 'repetitions'];

const filled = (cells: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(cells).flatMap(([column, cell]) =>
      cell === '' ? [] : [[column, NUMBERS.includes(column) ? numberIn(cell) : cell]],
    ),
  );
