import { table } from './table';

/**
 * Dates are days from today. No offer is for an ordinary consultation, so a consultation always costs the fee in the
 * list of services.
 */
export const OFFERS = table(
  'name created first last kind discount service terms description',
  `
  Blood pressure on Saturdays | -181 | -180 | 180 | offer    | 0  |    | At the clinic, 9 to 11 AM. One measurement per person and day. | Walk in on any Saturday morning and have your blood pressure measured, without an appointment.
  Care for grandparents       | -110 | -105 | -60 | discount | 20 | 4  | For patients from 60 years on.                                 | Less for every geriatric consultation during the weeks of the season’s change.
  Yearly check-up package     | -48  | -45  | 60  | offer    | 15 | 3  | Please come without breakfast. Once per person and year.       | Blood tests, ECG and a long consultation on one morning, with a plan for the year.
  Family tests                | -62  | -60  | 45  | discount | 10 | 8  | Not together with other discounts.                             | Less for diagnostic tests.
  Second child, second check  | -12  | -10  | 50  | discount | 10 | 5  | Shown at the desk for each child.                              | Less for children’s consultations on weekdays and Saturdays.
  A month of yoga             | -16  | -14  | 75  | special  | 20 | 9  | For everybody whom a doctor has cleared for exercise.          | Begin with a personal prescription and stay for four sessions.
  Lighter together            | -6   | -5   | 25  | special  | 10 | 10 | Both book on the same day.                                     | Two people, one training plan: body transformation for couples and friends.
  Critical care follow-up     | -3   | 20   | 80  | special  | 25 | 6  | With the discharge summary.                                    | A second look within a week after any stay in hospital.
`,
);

export const SPECIALS = table(
  'name discount terms freebies',
  `
  A month of yoga         | The fourth session is free.              | The sessions are taken within six weeks. | A yoga mat, and breathing exercises on a card.
  Lighter together        | The second plan costs half.              | Paid together at the desk.               | A steel water bottle each.
  Critical care follow-up | Second follow-up by video without a fee. | Within 30 days.                          | A medicine organiser.
`,
);
