import { useEffect, useRef, useState } from 'react';
import type { ModalFrame, ModalProps } from '@nivara/shared/contracts/modal-props';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { BookAppointment } from './book-appointment';
import type { BookingStep } from '@nivara/shared/forms/booking/booking-step';

export default function AppointmentModal({
  service,
  doctor,
  titleId,
  close,
}: ModalProps['appointment'] & ModalFrame) {
  const [step, goTo] = useState<BookingStep>('details');
  const title = useRef<HTMLHeadingElement>(null);
  // The loading placeholder had the focus until now.
  useEffect(() => title.current?.focus(), []);

  return (
    <Stack $gap={5}>
      <Heading level={2} look="h3" id={titleId} ref={title} tabIndex={-1}>
        Book an appointment
      </Heading>
      <BookAppointment
        wantedService={service}
        wantedDoctor={doctor}
        step={step}
        goTo={goTo}
        restart={() => goTo('details')}
        doneLabel="Close"
        onDone={close}
      />
    </Stack>
  );
}
