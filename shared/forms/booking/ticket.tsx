import styled from 'styled-components';
import { brand } from '../../contracts/brand';
import { CHANGE_HOURS, type BookedAppointment } from '../../domain/appointment';
import { dayInWords } from '../../domain/clinic-time';
import { formatRupees } from '../../domain/rupees';
import { Button, ButtonLink } from '../../ui/form/button';
import { CalendarIcon, PinIcon } from '../../ui/layout/icon';
import { Facts } from '../../ui/layout/facts';
import { Cluster, Heading, Stack } from '../../ui/layout/layout';
import { TextLink } from '../../ui/navigation/link';
import { color, font, radius, space, text } from '../../ui/tokens/theme';
import { timeInWords } from './booking-answers';
import { saveCalendarFile } from './save-calendar-file';

export interface TicketProps {
  booked: BookedAppointment;
  /** The visitor's contact; undefined for an account, which gets notifications. */
  contact: { phone: string; email: string } | undefined;
  /** The page of an account's bills. */
  billsTo?: string;
}

const Sheet = styled(Stack)`
  padding: ${space[4]};
  border: 1.5px dashed ${color.lineStrong};
  border-radius: ${radius.large};

  @media print {
    padding: 0;
    border: 0;
  }
`;

const When = styled.p`
  font: 560 ${text.h2} / 1.15 ${font.heading};
  text-wrap: balance;

  > span {
    white-space: nowrap;
  }
`;

const List = styled.ul`
  padding-inline-start: ${space[5]};
  margin: 0;
`;

const CONTACT_PAGE = '/contact';

/** Shows the booking, the next steps, what to bring, the calendar file and the way to the clinic. */
export function Ticket({ booked, contact, billsTo }: TicketProps) {
  const { bill, appointmentTime, timeslot, online } = booked;
  return (
    <Sheet $gap={4} role="group" aria-label={`Ticket ${booked.bookingId}`}>
      <When>
        {dayInWords(booked.appointmentDate)}
        {appointmentTime === null ? null : <span>, {appointmentTime}</span>}
      </When>
      <Facts
        facts={[
          ['Time', appointmentTime === null ? timeInWords({ timeslot, timing: null }) : null],
          ['Service', booked.service],
          ['Doctor', booked.provider],
          ['Patient', booked.patientName],
          ['Where', online ? 'By video' : brand.headOffice.join(', ')],
          ['Amount', bill ? formatRupees(bill.amount) : undefined],
          ['Bill', bill?.number],
          ['Booking ID', booked.bookingId],
        ]}
      />
      <Stack $gap={3}>
        <Heading level={3} look="h4">
          What happens next
        </Heading>
        {appointmentTime === null ? (
          <Requested phone={contact?.phone} />
        ) : (
          <Booked {...{ booked, contact, billsTo }} />
        )}
        {contact?.email ? (
          <p>
            We have mailed a link to {contact.email}, by which you can move or cancel the appointment
            yourself.
          </p>
        ) : null}
      </Stack>
      <BringList online={online} />
      <Cluster>
        {booked.startsAt === null ? null : (
          <Button
            variant="secondary"
            icon={<CalendarIcon size={20} />}
            onClick={() => saveCalendarFile(booked)}
          >
            Save to your calendar
          </Button>
        )}
        {online ? null : (
          <ButtonLink variant="secondary" to={CONTACT_PAGE} icon={<PinIcon size={20} />}>
            How to get here
          </ButtonLink>
        )}
      </Cluster>
    </Sheet>
  );
}

const Phone = styled(TextLink)`
  white-space: nowrap;
`;

const frontDesk = <Phone href={brand.phone.href}>{brand.phone.text}</Phone>;

function Requested({ phone }: { phone: string | undefined }) {
  return (
    <>
      <p>
        A doctor chooses a timing that day.{' '}
        {phone === undefined
          ? 'You find it in your notifications as soon as it is chosen.'
          : `Then we call you at ${phone}.`}
      </p>
      <p>There is nothing to pay yet: the bill comes with the timing. Questions? Call us at {frontDesk}.</p>
    </>
  );
}

const WITH_ACCOUNT = 'open the bill in your account';
const AS_GUEST =
  'choose “Pay as Guest” where others log in: it asks for the bill’s number and your phone number';

function Booked({ booked, contact, billsTo }: TicketProps) {
  const { bill, online, join } = booked;
  return (
    <>
      {bill?.amount ? (
        <p>
          {online
            ? 'To pay by UPI before the appointment begins, '
            : 'Pay at the front desk when you come: cash, card or UPI. The number of the bill is all that we need. To pay ahead by UPI, '}
          {contact ? AS_GUEST : billsTo ? <TextLink to={billsTo}>{WITH_ACCOUNT}</TextLink> : WITH_ACCOUNT}.
        </p>
      ) : null}
      {online ? (
        <p>
          Ten minutes before it begins you can join{' '}
          {join ? <TextLink href={join.url}>by this link</TextLink> : 'by the link that we send you'}.
        </p>
      ) : (
        <p>Please come ten minutes early.</p>
      )}
      <p>
        Until {CHANGE_HOURS} hours before the appointment begins, it can be moved or cancelled.{' '}
        {contact ? 'Call us at ' : 'Questions? Call us at '}
        {frontDesk}
        {contact ? ` and tell us the booking ID.` : '.'}
      </p>
    </>
  );
}

const BringList = ({ online }: { online: boolean }) => (
  <Stack $gap={2}>
    <Heading level={3} look="h4">
      {online ? 'Have at hand' : 'Please bring'}
    </Heading>
    <List>
      <li>earlier reports and prescriptions</li>
      <li>your medicines, or a list of them</li>
      <li>{online ? 'a quiet place with light, and a phone or computer with a camera' : 'the booking ID'}</li>
    </List>
  </Stack>
);
