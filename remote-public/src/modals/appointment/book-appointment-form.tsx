import { useRef } from 'react';
import type { SessionUser } from '@nivara/shared/contracts/session';
import type { BookedAppointment } from '@nivara/shared/domain/appointment';
import { BookingForm } from '@nivara/shared/forms/booking/booking-form';
import type { BookingSteps } from '@nivara/shared/forms/booking/booking-step';
import { EMPTY_BOOKING, type BookedContact } from '@nivara/shared/forms/booking/booking-values';
import { DraftRestored } from '@nivara/shared/forms/booking/draft-restored';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { paths } from '../../paths';
import type { BookingDraft } from './booking-draft';
import type { BookingDraftState } from './use-booking-draft';
import { useServiceList } from './use-service-list';

interface BookAppointmentFormProps extends BookingSteps {
  user: SessionUser | undefined;
  wantedService: string | undefined;
  wantedDoctor: string | undefined;
  /** False for everybody who is signed in, also for a doctor, who is not the `user` of the form. */
  mayLogIn: boolean;
  draft: Extract<BookingDraftState, { status: 'ready' }>;
  /** True for a form on a page, which a reload opens again with its hold; false for a dialog, which a reload closes. */
  survivesReload: boolean;
  onBooked: (appointment: BookedAppointment, contact: BookedContact) => void;
  onStartOver: (deleted: BookingDraft) => void;
  /** Given after starting over. */
  onUndo: (() => void) | undefined;
}

export function BookAppointmentForm(props: BookAppointmentFormProps) {
  const {
    draft,
    survivesReload,
    mayLogIn,
    wantedService,
    wantedDoctor,
    onBooked,
    onStartOver,
    onUndo,
    ...form
  } = props;
  const { found } = draft;
  const services = useServiceList();
  const latest = useRef<BookingDraft>({ values: EMPTY_BOOKING, ...found, wanted: wantedService });
  const keep = (change: Partial<BookingDraft>) => {
    latest.current = { ...latest.current, ...change };
    draft.keep(latest.current);
  };
  // On the same page the draft's service counts, since the visitor may have changed the preselected one.
  const isSamePage = survivesReload && found !== undefined && found.wanted === wantedService;

  return (
    <Stack $gap={5}>
      <DraftRestored
        isRestored={found !== undefined}
        onStartOver={() => onStartOver(latest.current)}
        onUndo={onUndo}
      />
      <BookingForm
        {...form}
        services={services}
        wantedDoctor={isSamePage ? undefined : wantedDoctor}
        wantedService={isSamePage ? undefined : wantedService}
        initialValues={found?.values ?? EMPTY_BOOKING}
        holdMemory={survivesReload ? { earlier: found?.hold, keep: (hold) => keep({ hold }) } : undefined}
        onChange={(values) => keep({ values })}
        returnTo={mayLogIn || form.user ? paths.bookNow : undefined}
        onBooked={onBooked}
      />
    </Stack>
  );
}
