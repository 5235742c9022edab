import { table } from './table';

/** Sent by the public forms. */
export const CONTACTS = table(
  'noun day isHandled firstName lastName email phone course message',
  `
  messages   | -60 | yes | Priya  | Visitor | priya.visitor@example.org  | 90000 00011 |                                  | Do you have parking for a wheelchair van near the entrance?
  messages   | -9  | yes | Sunil  | Visitor | sunil.visitor@example.org  | 90000 00010 |                                  | We are new in Pune. Can the whole family register at once?
  messages   | -2  |     | Farah  | Sample  | farah.sample@example.org   | 90000 00012 | /courses/diabetes-educator       | Is the course held in the evening as well?
  enrolments | -33 | yes | Tenzin | Example | tenzin.example@example.org | 90000 00013 | /courses/yoga-teacher-foundations | I have practised for six years and would like to teach.
  enrolments | -3  |     | Anita  | Sample  | anita.sample@example.org   | 90000 00014 | /courses/geriatric-caregiving    | I look after my grandfather and want to do it well.
`,
);
