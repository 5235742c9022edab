import { useState } from 'react';
import { useSession } from '@nivara/shared/app-context/app-context';
import type { SessionUser } from '@nivara/shared/contracts/session';
import type { BookedAppointment } from '@nivara/shared/domain/appointment';
import { BookedView } from '@nivara/shared/forms/booking/booked-view';
import type { BookingSteps } from '@nivara/shared/forms/booking/booking-step';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { Loading, Skeleton } from '@nivara/shared/ui/feedback/skeleton';
import { BookAppointmentForm } from './book-appointment-form';
import { useBookingDraft } from './use-booking-draft';

interface BookAppointmentProps extends BookingSteps {
  /** The name of a service that is chosen already. */
  wantedService: string | undefined;
  /** After a reload the form is there again, and goes on with the timing that was kept for it. */
  survivesReload?: boolean;
  doneLabel: string;
  onBooked?: () => void;
  /** After a booking; the form is empty again. */
  onDone: () => void;
}

/** The form, and after it what has been booked. */
export function BookAppointment(props: BookAppointmentProps) {
  const { status, user } = useSession();
  if (status === 'restoring') return <FormOnItsWay />;
  const person = user || undefined;
  return <Booking key={person?.TableUserID} {...props} user={person} />;
}

type BookingProps = BookAppointmentProps & { user: SessionUser | undefined };

function Booking({ user, wantedService, survivesReload = false, step, goTo, ...after }: BookingProps) {
  const [booked, setBooked] = useState<{ appointment: BookedAppointment; phone: string }>();
  const [round, setRound] = useState(0);
  const draft = useBookingDraft();
  if (draft.status === 'reading') return <FormOnItsWay />;

  const beginAnew = () => {
    draft.clear();
    goTo('details');
    setBooked(undefined);
    setRound(round + 1);
  };

  if (booked) {
    return (
      <BookedView
        booked={booked.appointment}
        phone={user ? undefined : booked.phone}
        doneLabel={after.doneLabel}
        onDone={() => {
          beginAnew();
          after.onDone();
        }}
      />
    );
  }
  return (
    <BookAppointmentForm
      key={round}
      user={user}
      wantedService={wantedService}
      draft={draft}
      survivesReload={survivesReload}
      step={step}
      goTo={goTo}
      onBooked={(appointment, phone) => {
        draft.clear();
        setBooked({ appointment, phone });
        after.onBooked?.();
      }}
      onStartOver={beginAnew}
    />
  );
}

/** While it is not known yet who is signed in, or what they have typed: as high as the form. */
function FormOnItsWay() {
  return (
    <Loading label="Loading the form…">
      <Stack $gap={5}>
        {['70%', '100%', '100%', '100%', '100%', '40%'].map((width, index) => (
          <Stack key={index} $gap={2}>
            <Skeleton width="7rem" />
            <Skeleton width={width} height="2.75rem" shape="box" />
          </Stack>
        ))}
      </Stack>
    </Loading>
  );
}
