import { messagesOf } from '../testing/messages-of';
import { CONTACT_MESSAGES, CONTACT_SCHEMAS, newEnrolmentSchema, newMessageSchema } from './contact';
import { FIELD_MESSAGES } from './field-rules';

const filledIn = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.org',
  phone: '98765 43210',
  message: 'When does the course begin?\n\nAsha',
  course: '/courses/yoga-teacher-training',
};

describe.each(Object.entries(CONTACT_SCHEMAS))('%s', (_, schema) => {
  const messages = (values: object) => messagesOf(schema, { ...filledIn, ...values });

  it.each([
    {},
    { website: '' },
    { phone: '+91 98765-43210' },
    { lastName: 'd’Souza-Rao' },
    { firstName: 'आशा' },
  ])('take %j', (values) => {
    expect(messages(values)).toEqual({});
  });

  it.each(['firstName', 'lastName', 'email', 'phone', 'message'] as const)('need %s', (field) => {
    for (const nothing of ['', '   ', undefined, null]) {
      expect(messages({ [field]: nothing })).toEqual({ [field]: CONTACT_MESSAGES[field] });
    }
    expect(Object.keys(messages({ [field]: 5 }))).toEqual([field]);
    expect(Object.keys(messages({ [field]: 'x'.repeat(5000) }))).toEqual([field]);
  });

  it.each([
    [{ email: 'asha' }, { email: FIELD_MESSAGES.email }],
    [{ phone: '12345' }, { phone: FIELD_MESSAGES.phone }],
    [{ firstName: 'a\nb' }, { firstName: FIELD_MESSAGES.oneLine }],
    [{ course: 'yoga' }, { course: CONTACT_MESSAGES.course }],
    [{ course: '/courses/../x' }, { course: CONTACT_MESSAGES.course }],
    [{ course: `/courses/${'x'.repeat(81)}` }, { course: CONTACT_MESSAGES.course }],
    [{ course: ['/courses/x'] }, { course: CONTACT_MESSAGES.course }],
  ])('refuse %j', (values, expected) => {
    expect(messages(values)).toEqual(expected);
  });
});

it('an enrolment needs a course, and a message does not', () => {
  for (const course of [undefined, '']) {
    expect(messagesOf(newMessageSchema, { ...filledIn, course })).toEqual({});
    expect(messagesOf(newEnrolmentSchema, { ...filledIn, course })).toEqual({
      course: CONTACT_MESSAGES.course,
    });
  }
});
