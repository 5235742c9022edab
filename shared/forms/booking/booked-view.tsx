import { formatRupees } from '../../domain/rupees';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { brand } from '../../contracts/brand';
import { CHANGE_HOURS, type BookedAppointment } from '../../domain/appointment';
import { dayInWords } from '../../domain/clinic-time';
import { Button } from '../../ui/form/button';
import { CalendarIcon, CheckIcon } from '../../ui/layout/icon';
import { Cluster, Heading, Stack } from '../../ui/layout/layout';
import { TextLink } from '../../ui/navigation/link';
import { color, radius, space } from '../../ui/tokens/theme';
import { timeInWords } from './booking-answers';
import { Facts } from '../../ui/layout/facts';
import { saveAppointment } from './save-appointment';
import { StepHeading, focusHeading } from '../../ui/layout/step-heading';

interface BookedViewProps {
  booked: BookedAppointment;
  /** A visitor's phone number; undefined for an account, which gets notifications. */
  phone: string | undefined;
  doneLabel: string;
  onDone: () => void;
}

const Done = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.successSoft};

  svg {
    flex: none;
    color: ${color.success};
  }
`;

export function BookedView({ booked, phone, doneLabel, onDone }: BookedViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus was in the form that this view replaces.
  useEffect(() => focusHeading(heading.current), []);
  const { bill, appointmentTime, timeslot } = booked;

  return (
    <Stack $gap={5}>
      <Done>
        <CheckIcon size={28} />
        <div role="status">
          <StepHeading ref={heading}>Appointment booked successfully!</StepHeading>
        </div>
      </Done>
      <Facts
        facts={[
          ['Booking ID', booked.bookingId],
          ['Patient', booked.patientName],
          ['Service', booked.service],
          ['Date', dayInWords(booked.appointmentDate)],
          ['Time', timeInWords({ timeslot, timing: appointmentTime })],
          ['Doctor', booked.provider],
          ['Bill', bill?.number],
          ['Amount', bill ? formatRupees(bill.amount) : undefined],
        ]}
      />
      <Stack $gap={3}>
        <Heading level={3} look="h4">
          What happens next
        </Heading>
        {appointmentTime === null ? (
          <Requested phone={phone} />
        ) : (
          <Booked phone={phone} amount={bill?.amount} />
        )}
      </Stack>
      <Cluster>
        {booked.startsAt === null ? null : (
          <Button
            variant="secondary"
            icon={<CalendarIcon size={20} />}
            onClick={() => saveAppointment(booked)}
          >
            Save to your calendar
          </Button>
        )}
        <Button onClick={onDone}>{doneLabel}</Button>
      </Cluster>
    </Stack>
  );
}

const Phone = styled(TextLink)`
  white-space: nowrap;
`;

const frontDesk = <Phone href={brand.phone.href}>{brand.phone.text}</Phone>;

function Requested({ phone }: Pick<BookedViewProps, 'phone'>) {
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

function Booked({ phone, amount }: Pick<BookedViewProps, 'phone'> & { amount: number | undefined }) {
  return (
    <>
      {amount ? (
        <p>
          Pay at the front desk when you come: cash, card or UPI. The number of the bill is all that we need.
          To pay ahead by UPI, {phone === undefined ? WITH_ACCOUNT : AS_GUEST}.
        </p>
      ) : null}
      <p>
        Please come ten minutes early to {brand.headOffice.join(', ')}, and bring earlier reports and your
        medicines.
      </p>
      <p>
        Until {CHANGE_HOURS} hours before it begins it can be moved or cancelled.{' '}
        {phone === undefined ? 'Questions? Call us at ' : 'Call us at '}
        {frontDesk}
        {phone === undefined ? '.' : ` and tell us the booking ID.`}
      </p>
    </>
  );
}
