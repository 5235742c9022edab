import { CONTACT_SCHEMAS } from '@nivara/shared/domain/contact';
import { toE164 } from '@nivara/shared/domain/phone-number';
import { finishItem } from '../modules/inbox/change-inbox';
import { openItem } from '../modules/inbox-items/inbox-items';
import { insertContact } from '../modules/messages/contact-repository';
import { newId } from '../security/tokens';
import { type DemoClinic, asSent, minutesAfter, momentOf } from './demo-clinic';
import { deskActor } from './plan-desk-money';
import type { StoryMoment } from './run-story';
import { CONTACTS } from './story/contacts';
import { choice } from './story/table';

const AFTERNOON = 14 * 60;
const HANDLED_AFTER = 3 * 60;

export function planContacts({ later }: StoryMoment, clinic: DemoClinic): void {
  for (const { noun: cell, day, isHandled, course, ...form } of CONTACTS) {
    const noun = choice(['messages', 'enrolments'], cell) ?? 'messages';
    later(momentOf(clinic, Number(day), AFTERNOON), async (moment) => {
      const { database, now, randomBytes } = moment.context;
      const values = asSent(CONTACT_SCHEMAS[noun], { ...form, ...(course && { course }) });
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
      await openItem(moment.context, noun === 'messages' ? 'message' : 'enrolment', id);
      if (isHandled !== 'yes') return;
      moment.later(minutesAfter(now(), HANDLED_AFTER), async (next) => {
        await finishItem(next.context, await deskActor(next.context), id);
      });
    });
  }
}
