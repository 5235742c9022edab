import { brand } from '@nivara/shared/contracts/brand';
import { VISITOR_LINK_PATH } from '@nivara/shared/contracts/visitor-link-path';
import { CHANGE_HOURS } from '@nivara/shared/domain/appointment';
import { dayInWords } from '@nivara/shared/domain/clinic-time';
import { timingAt } from '@nivara/shared/domain/timings';
import type { AppContext } from '../../app-context';
import type { AppointmentsTable } from '../../database/appointment-tables';
import { countMail, limitsTo } from '../../mail/mail-limits';
import { queueMail } from '../../mail/mail-queue';
import { hashOfContact } from './visitor-code';
import { signLink } from './visitor-link';
import { findVisitorLink, insertVisitorLink, renewVisitorLink } from './visitor-link-repository';

type MailedAppointment = Pick<
  AppointmentsTable,
  'id' | 'booking_id' | 'appointment_date' | 'slot' | 'status'
>;

/** A mistyped address belongs to somebody else, so the mail names neither patient nor service nor doctor. */
export const appointmentInMail = ({ booking_id, appointment_date, slot }: MailedAppointment) =>
  `Booking ${booking_id}: ${dayInWords(appointment_date)}${slot === null ? '' : ` at ${timingAt(slot).timing}`}.`;

/** Limits the mails that strangers can cause with somebody's address. */
const FIRST_LINKS = [
  { hours: 1, most: 10 },
  { hours: 24, most: 20 },
];

/**
 * Sends the first link, to the address that the visitor gave with the booking. If no code has confirmed the address,
 * its mails are limited: beyond the limits none is sent, and the visitor gets the same answer. When the clinic changes
 * the appointment later, it still mails a link.
 */
export async function sendFirstLink(
  context: AppContext,
  appointment: MailedAppointment & Pick<AppointmentsTable, 'visitor_network'>,
  address: string,
): Promise<void> {
  await insertVisitorLink(context.database, {
    appointment_id: appointment.id,
    address,
    generation: 1,
    created_at: context.now().toISOString(),
  });
  const subject = `first link ${hashOfContact(context.secret, address)}`;
  const limits =
    appointment.visitor_network === null ? [] : FIRST_LINKS.map((limit) => ({ subject, ...limit }));
  if (limits.length > 0 && (await countMail(context, limits)) === 0) return;
  const title = appointment.slot === null ? 'Your appointment request' : 'Your appointment is booked';
  await mail(context, appointment, { address, title, generation: 1 });
}

/**
 * Makes the earlier link invalid and sends the next one. Above the limits of an address the earlier link stays valid, and
 * no mail is sent. False where the appointment has no link.
 */
export async function sendNextLink(
  context: AppContext,
  appointment: MailedAppointment,
  title: string,
): Promise<boolean> {
  const former = await findVisitorLink(context.database, appointment.id);
  if (!former) return false;
  if ((await countMail(context, limitsTo(former.address))) === 0) return true;
  const link = await renewVisitorLink(context.database, appointment.id);
  if (!link) return false;
  await mail(context, appointment, { address: link.address, title, generation: link.generation });
  return true;
}

export async function currentLink(
  { database, secret }: Pick<AppContext, 'database' | 'secret'>,
  appointmentId: string,
): Promise<string | null> {
  const link = await findVisitorLink(database, appointmentId);
  return link ? signLink(secret, { appointmentId, generation: link.generation }) : null;
}

async function mail(
  context: AppContext,
  appointment: MailedAppointment,
  { address, title, generation }: { address: string; title: string; generation: number },
): Promise<void> {
  const { secret, siteUrl } = context;
  const link = signLink(secret, { appointmentId: appointment.id, generation });
  const more =
    appointment.status === 'cancelled'
      ? [`Questions? Call us at ${brand.phone.text}.`]
      : [
          // Browsers do not send what follows the #, so no log contains the link.
          `To move or cancel it until ${CHANGE_HOURS} hours before it begins, open this link:`,
          `${siteUrl}${VISITOR_LINK_PATH}#${link}`,
          `Whoever has the link can do so, so keep it to yourself. It works until the visit.`,
        ];
  await queueMail(context, {
    to: address,
    subject: `${brand.name}: ${title}`,
    text: [`${title}.`, appointmentInMail(appointment), ...more].join('\n\n'),
  });
}
