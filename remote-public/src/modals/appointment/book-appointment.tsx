import { useState } from 'react';
import { useSession } from '@nivara/shared/app-context/app-context';
import { ROLE, type SessionUser } from '@nivara/shared/contracts/session';
import type { BookedAppointment } from '@nivara/shared/domain/appointment';
import { BookedView } from '@nivara/shared/forms/booking/booked-view';
import { BookingFormSkeleton } from '@nivara/shared/forms/booking/booking-form-skeleton';
import type { BookedContact } from '@nivara/shared/forms/booking/booking-values';
import type { RepeatableSteps } from '@nivara/shared/forms/booking/booking-step';
import { useStartOver } from '@nivara/shared/ui/form/use-start-over';
import { BookAppointmentForm } from './book-appointment-form';
import type { BookingDraft } from './booking-draft';
import { useBookingDraft } from './use-booking-draft';

interface BookAppointmentProps extends RepeatableSteps {
  /** The name of the preselected service. */
  wantedService: string | undefined;
  /** The name of the preselected doctor. */
  wantedDoctor?: string | undefined;
  /** True for a form that is open again after a reload, and so continues with its hold. */
  survivesReload?: boolean;
  doneLabel: string;
  onBooked?: () => void;
  /** Called when the confirmation is closed and the form is empty again. */
  onDone: () => void;
}

/** Shows the booking form, and then the confirmation. */
export function BookAppointment(props: BookAppointmentProps) {
  const { status, user } = useSession();
  if (status === 'restoring') return <BookingFormSkeleton />;
  const person = user || undefined;
  if (person?.M_RoleID === ROLE.desk) {
    return (
      <p>You are signed in at the desk. Please book there, under “Book”: it finds the patient for you.</p>
    );
  }
  return <Booking key={person?.TableUserID} {...props} user={person} />;
}

type BookingProps = BookAppointmentProps & { user: SessionUser | undefined };

function Booking({
  user: signedIn,
  wantedService,
  wantedDoctor,
  survivesReload = false,
  step,
  goTo,
  restart,
  ...after
}: BookingProps) {
  // A doctor books for somebody on the phone, with that person's name and number.
  const user = signedIn?.M_RoleID === ROLE.patient ? signedIn : undefined;
  const [booked, setBooked] = useState<{ appointment: BookedAppointment; contact: BookedContact }>();
  const { formKey, deleted, startOver } = useStartOver<BookingDraft>();
  const draft = useBookingDraft();
  if (draft.status === 'reading') return <BookingFormSkeleton />;

  const startEmpty = (deletedDraft?: BookingDraft) => {
    draft.clear();
    restart();
    setBooked(undefined);
    startOver(deletedDraft);
  };
  const undo = ({ values, wanted }: BookingDraft) => {
    // The draft's timing is no longer held, so the form asks for a hold again.
    draft.restore({ values, ...(wanted !== undefined && { wanted }) });
    startOver();
  };

  if (booked) {
    return (
      <BookedView
        booked={booked.appointment}
        contact={user ? undefined : booked.contact}
        doneLabel={after.doneLabel}
        onDone={() => {
          startEmpty();
          after.onDone();
        }}
      />
    );
  }
  return (
    <BookAppointmentForm
      key={formKey}
      user={user}
      mayLogIn={signedIn === undefined}
      wantedService={wantedService}
      wantedDoctor={wantedDoctor}
      draft={draft}
      survivesReload={survivesReload}
      step={step}
      goTo={goTo}
      onBooked={(appointment, contact) => {
        draft.clear();
        setBooked({ appointment, contact });
        after.onBooked?.();
      }}
      onStartOver={startEmpty}
      onUndo={deleted && (() => undo(deleted))}
    />
  );
}
