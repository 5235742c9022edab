import { table } from './table';

/** Days count from today; fees are in rupees. */
export const COURSE_DATES = table(
  'course title first last times place teacher fee seats',
  `
  yoga-teacher-foundations   | Yoga teacher foundations   | 12 | 54 | Saturdays, 7 AM to 10 AM    | Hall of the clinic (demo) | Asana Example | 9000 | 12
  yoga-teacher-foundations   | Yoga teacher foundations   | 75 | 117 | Sundays, 7 AM to 10 AM     | Hall of the clinic (demo) | Asana Example | 9000 | 12
  geriatric-caregiving       | Geriatric caregiving       | 20 | 41 | Tuesdays, 5 PM to 7 PM      | Seminar room (demo)       | Karan Sample  | 4500 | 8
  first-aid-life-support     | First aid and life support | 9  | 10 | Two days, 9 AM to 5 PM      | Hall of the clinic (demo) | Karan Sample  | 1500 | 16
  clinical-nutrition-basics  | Clinical nutrition basics  | 33 | 61 | Thursdays, 6 PM to 8 PM     | Online                    | Nila Example  | 6000 | 20
`,
);
