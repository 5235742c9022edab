import { CONTACT_SCHEMAS, type ContactNoun, type ContactValues } from '@nivara/shared/domain/contact';
import { toE164 } from '@nivara/shared/domain/field-rules';
import { insertContact } from '../modules/messages/contact-repository';
import { changeContact } from '../modules/messages/receive-contact';
import { newId } from '../security/tokens';
import { type DemoClinic, asSent, minutesAfter, momentOf } from './demo-clinic';
import type { Moment } from './demo-story';

interface DemoContact extends ContactValues {
  noun: ContactNoun;
  day: number;
  isHandled: boolean;
}

/** What came by the public forms. */
const CONTACTS: readonly DemoContact[] = [
  {
    noun: 'messages',
    day: -60,
    isHandled: true,
    firstName: 'Priya',
    lastName: 'Visitor',
    email: 'priya.visitor@example.org',
    phone: '90000 00011',
    message: 'Do you have parking for a wheelchair van near the entrance?',
  },
  {
    noun: 'messages',
    day: -9,
    isHandled: true,
    firstName: 'Sunil',
    lastName: 'Visitor',
    email: 'sunil.visitor@example.org',
    phone: '90000 00010',
    message: 'We are new in Pune. Can the whole family register at once?',
  },
  {
    noun: 'messages',
    day: -2,
    isHandled: false,
    firstName: 'Farah',
    lastName: 'Sample',
    email: 'farah.sample@example.org',
    phone: '90000 00012',
    message: 'Is the course held in the evening as well?',
    course: '/courses/diabetes-educator',
  },
  {
    noun: 'enrolments',
    day: -33,
    isHandled: true,
    firstName: 'Tenzin',
    lastName: 'Example',
    email: 'tenzin.example@example.org',
    phone: '90000 00013',
    message: 'I have practised for six years and would like to teach.',
    course: '/courses/yoga-teacher-foundations',
  },
  {
    noun: 'enrolments',
    day: -3,
    isHandled: false,
    firstName: 'Anita',
    lastName: 'Sample',
    email: 'anita.sample@example.org',
    phone: '90000 00014',
    message: 'I look after my grandfather and want to do it well.',
    course: '/courses/geriatric-caregiving',
  },
];

const AFTERNOON = 14 * 60;
const HANDLED_AFTER = 3 * 60;

export function planContacts({ later }: Moment, clinic: DemoClinic): void {
  for (const { noun, day, isHandled, ...form } of CONTACTS) {
    later(momentOf(clinic, day, AFTERNOON), async (moment) => {
      const { database, now, randomBytes } = moment.context;
      const values = asSent(CONTACT_SCHEMAS[noun], form);
      const id = newId(randomBytes);
      await insertContact(database, noun, {
        id,
        account_id: null,
        course: values.course ?? null,
        first_name: values.firstName,
        last_name: values.lastName,
        email: values.email,
        phone: toE164(values.phone) ?? values.phone,
        message: values.message,
        status: 'new',
        created_at: now().toISOString(),
      });
      if (!isHandled) return;
      moment.later(minutesAfter(now(), HANDLED_AFTER), async (next) => {
        await changeContact(next.context, clinic.doctor, noun, id, 'handled');
      });
    });
  }
}
