import { ValidationError } from 'yup';
import { DOB_MESSAGES } from './date-of-birth';
import { FAMILY_MESSAGES, familyMemberChangeSchema, familyMemberSchema } from './family';
import { FIELD_MESSAGES } from './field-rules';

const ravi = { firstName: 'Ravi', middleName: '', lastName: 'Rao', dob: '2015-05-05', gender: 'Male' };

function problem(schema: typeof familyMemberSchema | typeof familyMemberChangeSchema, value: object) {
  try {
    schema.validateSync(value, { strict: true, context: { today: '2026-03-02' } });
    return undefined;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.message;
  }
}

it('the message about too many members has the wording of the specification', () => {
  expect(FAMILY_MESSAGES.tooMany).toBe('You can only add up to 4 family members.');
});

it.each([
  [{}, undefined],
  [{ middleName: undefined, lastName: undefined }, undefined],
  [{ firstName: undefined }, FAMILY_MESSAGES.firstName],
  [{ firstName: ' ' }, FAMILY_MESSAGES.firstName],
  [{ firstName: 'x'.repeat(61) }, FIELD_MESSAGES.tooLong(60)],
  [{ dob: undefined }, DOB_MESSAGES.required],
  [{ dob: '2026-03-02' }, undefined],
  [{ dob: '2026-03-03' }, DOB_MESSAGES.future],
  [{ dob: '2015-02-30' }, FIELD_MESSAGES.date],
  [{ gender: undefined }, FAMILY_MESSAGES.gender],
  [{ gender: 'Transgender' }, FAMILY_MESSAGES.gender],
  [{ gender: 'Other' }, undefined],
])('a new member with %p has the problem %p', (change, message) => {
  expect(problem(familyMemberSchema, { ...ravi, ...change })).toBe(message);
});

it.each([
  [{}, undefined],
  [{ lastName: '' }, undefined],
  [{ firstName: '' }, FAMILY_MESSAGES.firstName],
  [{ dob: '' }, DOB_MESSAGES.required],
  [{ dob: '2026-03-03' }, DOB_MESSAGES.future],
  [{ gender: '' }, FAMILY_MESSAGES.gender],
])('a change to %p has the problem %p', (change, message) => {
  expect(problem(familyMemberChangeSchema, change)).toBe(message);
});
