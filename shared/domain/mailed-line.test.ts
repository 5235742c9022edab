import { appointmentChangeSchema } from './appointment';
import { enrolmentCancelSchema } from './course-date';
import { newCreditNoteSchema } from './credit-note';
import { billCancelSchema } from './desk-bill';
import { deskChangeSchema } from './desk-day';
import { MAILED_LINE_MESSAGE, mailedLineField } from './mailed-line';

it.each([
  'The doctor is ill. Please book again.',
  'Dr.Rao is away from 9.30 AM to 5.15 PM.',
  'You asked for it, e.g. by phone on 1.3.2027.',
  'डॉक्टर बीमार हैं। कृपया फिर से बुक करें।',
  '',
])('accepts %j as a mailed line', (text) => {
  expect(mailedLineField(300).isValidSync(text)).toBe(true);
});

it.each([
  'Pay again at https://evil.example/pay',
  'Pay again at evil.example',
  'See www.evil.example.',
  'Write to a@evil.example',
  'Pay at EVIL.CO.IN, thank you',
  'Pay at बैंक.भारत',
])('refuses %j as a mailed line, because mail programs would make a link of it', (text) => {
  expect(mailedLineField(300).isValidSync(text)).toBe(false);
});

it.each([
  ['an appointment', appointmentChangeSchema, { status: 'cancelled' }],
  ['an appointment at the desk', deskChangeSchema, { status: 'cancelled' }],
  ['an enrolment', enrolmentCancelSchema, {}],
  ['a bill', billCancelSchema, {}],
  ['a line of a bill', newCreditNoteSchema, { lines: [{ position: 0, amount: 100 }] }],
])('the reason to cancel %s is a mailed line of limited length', (_, schema, values) => {
  const faultOf = (reason: string) => {
    try {
      schema.validateSync({ ...values, reason });
      return undefined;
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(faultOf('The doctor is ill.')).toBeUndefined();
  expect(faultOf('Pay at evil.example')).toBe(MAILED_LINE_MESSAGE);
  expect(faultOf('x'.repeat(301))).toMatch(/\d{3}/);
});
