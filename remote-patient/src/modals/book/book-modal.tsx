import { useEffect, useRef, useState } from 'react';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { useLocation, useNavigate } from '@nivara/shared/app-context/router';
import type { ModalFrame, ModalProps } from '@nivara/shared/contracts/modal-props';
import type { BookedAppointment } from '@nivara/shared/domain/appointment';
import { BookedView } from '@nivara/shared/forms/booking/booked-view';
import type { BookingStep } from '@nivara/shared/forms/booking/booking-step';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { bookedMessage } from '../../appointments/booked-message';
import { OwnBookingForm } from '../../appointments/own-booking-form';
import { paths } from '../../paths';
import { isPatient, useSignedInUser } from '../../session/use-signed-in-user';

/** Books one fixed service from any page, then shows the ticket in place of the form. */
export default function BookModal({ service, titleId, close }: ModalProps['book'] & ModalFrame) {
  const user = useSignedInUser();
  const [step, goTo] = useState<BookingStep>('details');
  const [booked, setBooked] = useState<BookedAppointment>();
  const { pathname } = useLocation();
  const { showToast } = useToasts();
  const navigate = useNavigate();
  const title = useRef<HTMLHeadingElement>(null);
  // The title takes the focus from the placeholder, which has just disappeared.
  useEffect(() => title.current?.focus(), []);

  const onBooked = (appointment: BookedAppointment) => {
    setBooked(appointment);
    showToast({
      tone: 'success',
      text: bookedMessage(appointment),
      action: user && {
        label: 'See the appointment',
        run: () => {
          close();
          void navigate(paths.appointment(user.UserName, appointment.id));
        },
      },
    });
  };

  return (
    <Stack $gap={5}>
      <Heading level={2} look="h3" id={titleId} ref={title} tabIndex={-1}>
        Book {service}
      </Heading>
      {user && !isPatient(user) ? (
        <p>Appointments for patients are booked at the front desk.</p>
      ) : booked && user ? (
        <BookedView
          booked={booked}
          contact={undefined}
          billsTo={paths.bills(user.UserName)}
          doneLabel="Done"
          onDone={close}
        />
      ) : (
        <OwnBookingForm
          draftName="book-modal"
          service={service}
          step={step}
          goTo={goTo}
          restart={() => goTo('details')}
          returnTo={pathname}
          onBooked={onBooked}
        />
      )}
    </Stack>
  );
}
