import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from '@nivara/shared/app-context/router';
import { SELF, type BookedAppointment } from '@nivara/shared/domain/appointment';
import { useChosenPerson } from '@nivara/shared/area/person/chosen-person';
import { Ticket } from '@nivara/shared/forms/booking/ticket';
import { useStepInAddress } from '@nivara/shared/forms/booking/use-step-in-address';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { Button, ButtonLink } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { BookingsNav } from './bookings-nav';
import { AreaPage } from '../frame/area-page';
import { useRegisterLeaveTicket } from '../frame/use-register-leave-ticket';
import { bookedMessage } from './booked-message';
import { OwnBookingForm } from './own-booking-form';
import { paths } from '../paths';
import { useSignedInUser } from '../session/use-signed-in-user';

/** The form's second step is part of the address. */
export function NewBookingScreen() {
  const user = useSignedInUser();
  const steps = useStepInAddress();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const given = (name: string) => search.get(name) ?? undefined;
  const chosen = useChosenPerson();
  const [booked, setBooked] = useState<BookedAppointment>();
  const bookAnother = useCallback(() => setBooked(undefined), []);
  useRegisterLeaveTicket(booked !== undefined, bookAnother);
  const confirmation = useRef<HTMLDivElement>(null);

  // The pressed button is gone, so the confirmation takes the focus and the page scrolls to its top.
  useEffect(() => {
    if (!booked) return;
    confirmation.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [booked]);

  return (
    <AreaPage
      name="New booking"
      heading={booked ? 'Your booking' : 'Book an appointment'}
      lead={booked ? undefined : 'For yourself or for somebody in your family. It takes about a minute.'}
      isLeadWideOnly
    >
      {booked && user ? (
        <>
          <Alert ref={confirmation} tone="success" title={bookedMessage(booked)}>
            <ButtonLink variant="secondary" to={paths.appointment(user.UserName, booked.id)}>
              See the appointment
            </ButtonLink>
          </Alert>
          <section aria-labelledby="ticket">
            <VisuallyHidden as="h2" id="ticket">
              Ticket
            </VisuallyHidden>
            <Ticket booked={booked} contact={undefined} billsTo={paths.bills(user.UserName)} />
          </section>
          <div data-screen-only>
            <Button variant="secondary" onClick={bookAnother}>
              Book another
            </Button>
          </div>
        </>
      ) : (
        <Card as="section" $padding="roomy" data-screen-only aria-labelledby="booking-form">
          <VisuallyHidden as="h2" id="booking-form">
            Booking form
          </VisuallyHidden>
          <OwnBookingForm
            // The Book link of the bar may name another patient or service than the form shows.
            key={['service', 'doctor', 'date', 'patient'].map(given).join()}
            draftName="booking"
            known={{
              service: given('service'),
              doctor: given('doctor'),
              date: given('date'),
              patient:
                given('patient') ?? (chosen !== undefined && chosen === user?.TableUserID ? SELF : chosen),
            }}
            {...steps}
            returnTo={pathname}
            onBooked={setBooked}
          />
        </Card>
      )}
      {/* The navigation lists kinds of bookings, so above the form it would look like the form’s first question. */}
      {booked ? null : <BookingsNav />}
    </AreaPage>
  );
}
