import { useState } from 'react';
import { useFormikContext } from 'formik';
import { joinWaitingList } from '@nivara/shared/api-client/waiting-list';
import { dayInWords } from '@nivara/shared/domain/clinic-time';
import { TIMESLOTS } from '@nivara/shared/domain/timings';
import type { WaitingEntry } from '@nivara/shared/domain/waiting-list';
import { OFFER_MINUTES } from '@nivara/shared/domain/waiting-offer';
import { OTHER_PATIENT, type BookingValues } from '@nivara/shared/forms/booking/booking-values';
import type { BookingTiming } from '@nivara/shared/forms/booking/use-timing';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { Button } from '@nivara/shared/ui/form/button';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { paths } from '../paths';
import { useSignedInUser } from '../session/use-signed-in-user';

interface FullDayAlertProps {
  timing: Pick<BookingTiming, 'slots' | 'trouble'>;
  /** The patient, for a form without a field for the patient. */
  patient?: string;
  note?: string;
}

/** Offers the waiting list when the chosen day or time slot is full. */
export function FullDayAlert({ timing: { slots, trouble }, note, ...fixed }: FullDayAlertProps) {
  const { values } = useFormikContext<BookingValues>();
  const { timeslot, appointmentDate, service } = values;
  const patient = fixed.patient ?? values.patient;
  const hasNoTiming = values.timing === '' || trouble !== undefined;
  const isFull =
    slots.status === 'ready' &&
    slots.slots.every((slot) => slot.free === 0 || (timeslot !== '' && slot.timeslot !== timeslot));
  if (!hasNoTiming || !isFull) return null;
  const part = timeslot === '' ? '' : ` in the ${timeslot.toLowerCase()}`;
  return (
    <Alert tone="info" live title={`Nothing is free on ${dayInWords(appointmentDate)}${part}`}>
      <JoinWaitingList
        key={`${service} ${appointmentDate} ${timeslot} ${patient}`}
        values={{ ...values, patient }}
        note={note}
      />
    </Alert>
  );
}

function JoinWaitingList({ values, note }: { values: BookingValues; note: string | undefined }) {
  const user = useSignedInUser();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [joined, setJoined] = useState<WaitingEntry>();
  const { patient, service, appointmentDate } = values;

  if (joined && user) {
    return (
      <p>
        {joined.patientName} is on the waiting list. If a timing becomes free, you find it in your
        notifications. <TextLink to={paths.waitingList(user.UserName)}>See the waiting list</TextLink>
      </p>
    );
  }
  if (patient === OTHER_PATIENT) {
    return (
      <p>You and your family members can wait for a timing. For somebody else, please try another day.</p>
    );
  }
  if (patient === '') {
    return <p>Choose the patient below to join the waiting list of that day, or try another day.</p>;
  }

  const join = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const timeslot = TIMESLOTS.find((each) => each === values.timeslot);
      setJoined(
        await joinWaitingList({
          service: Number(service),
          appointmentDate,
          patient,
          ...(timeslot && { timeslot }),
        }),
      );
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <p>
        You can wait for a timing: as soon as one becomes free we keep it for you for {OFFER_MINUTES} minutes,
        at night until the morning, and tell you. Or try another day. {note}
      </p>
      {problem === undefined ? null : <p role="alert">{problem}</p>}
      <div>
        <Button
          variant="secondary"
          size="small"
          busy={busy}
          busyLabel="Joining the waiting list…"
          onClick={() => void join()}
        >
          Join the waiting list
        </Button>
      </div>
    </>
  );
}
