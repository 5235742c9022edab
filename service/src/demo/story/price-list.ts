import { table } from './table';

/** Demo packages and tests, none below the fee of its service; in a package, `;` begins a new line of the content. */
export const PRICED_ITEMS = table(
  'kind name minutes price details',
  `
  package | Essential check-up            | 90  | 4500 | Consultation with a physician; Complete blood count; Diabetes profile; Blood pressure and ECG; A written plan for the year
  package | Yearly check-up               | 180 | 6200 | Long consultation with a physician; Blood count, diabetes, lipid, kidney and liver profiles; ECG; Ultrasound of the abdomen; A written plan for the year
  package | Check-up from 60 years on     | 240 | 7800 | Everything in the yearly check-up; Vitamin D and vitamin B12; Memory, balance and hearing; Review of all medicines
  package | Heart check-up                | 150 | 7400 | Consultation with a physician; ECG and echocardiogram; Lipid and diabetes profiles; A plan for food and movement
  test    | Complete blood count          | 10  | 600  | No preparation is needed.
  test    | Diabetes profile              | 10  | 700  | Come without food for 8 hours; water is fine. Bring your breakfast for the second sample.
  test    | Lipid profile                 | 10  | 750  | Come without food for 10 hours; water is fine.
  test    | Kidney function               | 10  | 650  | No preparation is needed. Drink as you always do.
  test    | Liver function                | 10  | 750  | Come without food for 6 hours and without alcohol for a day.
  test    | Thyroid profile               | 10  | 800  | Best in the morning, before thyroid medicine is taken.
  test    | Electrolytes                  | 10  | 600  | No preparation is needed.
  test    | Vitamin D and B12             | 10  | 1800 | No preparation is needed. Name the vitamins that you take.
  test    | ECG                           | 15  | 700  | No cream on the chest that day, and clothes that open at the front.
  test    | Echocardiogram                | 30  | 2200 | No preparation is needed. Bring earlier reports of the heart.
  test    | Ultrasound of the abdomen     | 30  | 1600 | Come without food for 6 hours, and with a full bladder.
  test    | Lung function                 | 30  | 1100 | No inhaler for 6 hours, unless you need it, and no heavy meal.
`,
);
