import { useState } from 'react';
import type { SessionUser } from '@nivara/shared/contracts/session';
import type { BookedAppointment } from '@nivara/shared/domain/appointment';
import { BookingForm } from '@nivara/shared/forms/booking/booking-form';
import type { BookingSteps } from '@nivara/shared/forms/booking/booking-step';
import { EMPTY_BOOKING } from '@nivara/shared/forms/booking/booking-values';
import { DraftNotice } from '@nivara/shared/forms/booking/draft-notice';
import { Stack } from '@nivara/shared/ui/layout';
import { paths } from '../../paths';
import { VISITOR, clearDraft, keepDraft, readDraft } from './booking-draft';
import { useServiceList } from './use-service-list';

interface BookAppointmentFormProps extends BookingSteps {
  user: SessionUser | undefined;
  wantedService: string | undefined;
  onBooked: (appointment: BookedAppointment, phone: string) => void;
  onStartOver: () => void;
}

/** The form with what was typed before: closing the dialog around it costs nothing. */
export function BookAppointmentForm({ onBooked, onStartOver, ...form }: BookAppointmentFormProps) {
  const owner = form.user?.TableUserID ?? VISITOR;
  const [draft] = useState(() => readDraft(owner));
  const services = useServiceList();

  return (
    <Stack $gap={5}>
      {draft ? (
        <DraftNotice
          onStartOver={() => {
            clearDraft();
            onStartOver();
          }}
        />
      ) : null}
      <BookingForm
        {...form}
        services={services}
        initialValues={draft ?? EMPTY_BOOKING}
        onChange={(values) => keepDraft(owner, values)}
        returnTo={paths.bookNow}
        onBooked={(appointment, phone) => {
          clearDraft();
          onBooked(appointment, phone);
        }}
      />
    </Stack>
  );
}
