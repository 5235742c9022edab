import { visitorContactSchema } from './appointment';
import { billLookupSchema } from './bill';
import { newEnrolmentSchema, newMessageSchema } from './contact';
import { deskEnrolmentSchema } from './course-date';
import { newBillSchema } from './desk-bill';
import { deskPatientChangeSchema, newDeskPatientSchema } from './desk-patients';
import { FIELD_MESSAGES } from './field-rules';
import { firstOfEachField } from './field-problems';

const FORMS = {
  'a visitor’s booking': visitorContactSchema,
  'the look-up of a bill': billLookupSchema,
  'a message': newMessageSchema,
  'an enrolment': newEnrolmentSchema,
  'an enrolment at the desk': deskEnrolmentSchema,
  'a bill of the desk': newBillSchema,
  'a patient at the desk': newDeskPatientSchema,
  'a change at the desk': deskPatientChangeSchema,
};

/** The form's message about this phone number, whatever else is missing. */
function problemOf(form: (typeof FORMS)[keyof typeof FORMS], phone: string): string | undefined {
  try {
    form.validateSync({ phone }, { strict: true, abortEarly: false });
    return undefined;
  } catch (error) {
    return firstOfEachField(error).find(({ path }) => path === 'phone')?.message;
  }
}

describe.each(Object.entries(FORMS))('%s', (_, form) => {
  it.each(['98765 43210', '020 2553 1234', '+44 20 7946 0000'])('takes the phone number %s', (phone) => {
    expect(problemOf(form, phone)).toBeUndefined();
  });

  it('refuses a text that is not a phone number', () => {
    expect(problemOf(form, '12345')).toBe(FIELD_MESSAGES.phone);
  });
});
