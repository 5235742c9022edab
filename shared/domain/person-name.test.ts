import { messagesOf } from '../testing/messages-of';
import { newAccountSchema } from './account';
import { appointmentFormSchema, visitorContactSchema } from './appointment';
import { familyMemberSchema } from './family';
import { registrationSchema } from './patient-rules';
import { NAME_MESSAGE, fullNameOf, isPersonName } from './person-name';

it.each([
  'Asha',
  'Asha R. Rao',
  'Mary-Jane O’Neil',
  "D'Souza",
  'Zoë Łukasz',
  'आशा राव',
  'श्रीमती र्‍याली',
  'அருண்',
  '李小龍',
  ' blanks around ',
  'Dr. A. B. Rao',
  'Dr.Asha Rao',
  'Md.Rafi',
  'A.Inamdar',
  'A.In-Sook',
  'k.ravi',
  'A.B.Rao',
  'Rao Jr.',
])('%j is a name', (name) => expect(isPersonName(name)).toBe(true));

it.each([
  '<b>',
  '1234',
  'Asha 2',
  'Asha@Rao',
  '---',
  '. .',
  '🙂',
  'Asha_Rao',
  'Rao;',
  '',
  '  ',
  '\u200DAsha',
  'Asha \u200CRao',
  'A\u200D\u200DRao',
  '\u3164',
  '\u115F Rao',
])('%j is no name', (name) => expect(isPersonName(name)).toBe(false));

it.each([
  'evil.com',
  'Asha evil.co.in',
  'EVIL.IN',
  'bit.ly',
  'Visit my-shop.app today',
  'ｅｖｉｌ.ｃｏｍ',
  'राव.भारत',
  'evil\u200D.com',
  'paypa\u200Dl.com',
  'paypa\u200Cl.com',
  'evil\u200Ddr.com',
  'Win at Mohd.Shop now',
  'shri.xyz',
  'x.com',
  'Verify at Dr.Health now',
  'v.gd',
  'x.ＣＯＭ',
  'x.भारत',
  "visit x.com'",
  'x.com-',
])('%j is not a name, since mail programs would make it a link', (name) =>
  expect(isPersonName(name)).toBe(false),
);

it.each(['-', 'a', 'a.', 'a-', ' ', 'dr.', "'"])('thousands of %j are checked within a second', (part) => {
  const began = performance.now();
  isPersonName(`a${part.repeat(64_000 / part.length)}`);
  expect(performance.now() - began).toBeLessThan(1_000);
});

it('the rule applies to the name fields of sign-up, booking, family and registration', () => {
  const name = '<b>';
  expect(messagesOf(newAccountSchema, { name, email: 'a@example.org', password: 'a quiet river' })).toEqual({
    name: NAME_MESSAGE,
  });
  expect(messagesOf(visitorContactSchema, { name, phone: '9876543210' })).toEqual({ name: NAME_MESSAGE });
  const wanted = { service: 1, appointmentDate: '2026-03-03' };
  expect(messagesOf(appointmentFormSchema, { ...wanted, patient: name })).toEqual({ patient: NAME_MESSAGE });
  expect(messagesOf(appointmentFormSchema, { ...wanted, patient: '0f'.repeat(16) })).toEqual({});
  const sameNames = { firstName: name, middleName: name, lastName: name };
  const refused = { firstName: NAME_MESSAGE, middleName: NAME_MESSAGE, lastName: NAME_MESSAGE };
  expect(messagesOf(familyMemberSchema, { ...sameNames, dob: '2015-04-01', gender: 'Male' })).toEqual(
    refused,
  );
  expect(messagesOf(registrationSchema, { personalDetails: sameNames })).toMatchObject({
    'personalDetails.firstName': NAME_MESSAGE,
    'personalDetails.middleName': NAME_MESSAGE,
    'personalDetails.lastName': NAME_MESSAGE,
  });
});

it('joins the parts of a name with single blanks', () => {
  expect(fullNameOf({ firstName: ' Asha ', middleName: '', lastName: 'Rao  Kale' })).toBe('Asha Rao Kale');
});
