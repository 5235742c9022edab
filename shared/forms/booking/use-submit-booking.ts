import { useRef, useState, type RefObject } from 'react';
import type { FormikHelpers } from 'formik';
import { bookAppointment, releaseHold } from '../../api-client/appointments';
import { ApiError } from '../../api-client/http';
import type { BookedAppointment } from '../../domain/appointment';
import type { PendingBooking } from '../../domain/booking-code';
import {
  bookedContactOf as contactOf,
  type BookedContact,
  suggestedName,
  toNewAppointment,
  withContactName,
  type BookingValues,
} from './booking-values';
import { showTrouble } from './timing-trouble';
import { timingRefusal } from './timing-refusal';
import type { BookingTiming } from './use-timing';
import type { BookingSteps } from './booking-step';

interface SubmitBookingInput extends BookingSteps {
  visitor: boolean;
  initialValues: BookingValues;
  timing: BookingTiming;
  troubleRef: RefObject<HTMLElement | null>;
  onBooked: (appointment: BookedAppointment, contact: BookedContact) => void;
}

/** The reason for the return to the first step: a lost timing, or an answer that the service has refused. */
export type ReturnReason = 'timing' | 'answers' | undefined;

const concernsContact = ({ path }: { path: string }) => path.startsWith('contact');

/** The second step books; a refused answer returns to the step that contains it. */
export function useSubmitBooking(input: SubmitBookingInput) {
  const { visitor, step, goTo, timing, troubleRef, onBooked } = input;
  const [returnReason, setReturnReason] = useState<ReturnReason>();
  const [sessionEnded, setSessionEnded] = useState(false);
  const [asksForEmail, setAsksForEmail] = useState(false);
  const [pending, setPending] = useState<PendingBooking>();

  const suggested = useRef(suggestedName(input.initialValues));

  const returnFor = (reason: ReturnReason) => {
    setReturnReason(reason);
    goTo('details');
  };

  const submit = async (values: BookingValues, { resetForm }: FormikHelpers<BookingValues>) => {
    setSessionEnded(false);
    if (step === 'details') {
      if (timing.trouble !== undefined) return showTrouble(troubleRef.current);
      setReturnReason(undefined);
      const next = visitor ? withContactName(values, suggested.current) : values;
      suggested.current = suggestedName(values);
      resetForm({ values: next });
      return goTo('confirm');
    }
    if (timing.trouble !== undefined) return returnFor('timing');
    try {
      const hold = await timing.hold();
      const booked = await bookAppointment(toNewAppointment(values, { hold, visitor }));
      timing.markSpent();
      if ('confirmation' in booked) return setPending(booked);
      onBooked(booked, contactOf(values));
    } catch (error) {
      const refusal = timingRefusal(error);
      if (refusal !== undefined) {
        timing.refuse(refusal);
        return returnFor('timing');
      }
      const faults = error instanceof ApiError ? error.fieldErrors : [];
      if (faults.some(({ path }) => path === 'contact.email')) setAsksForEmail(true);
      // The service asks for a visitor's contact once the session has ended.
      if (!visitor && faults.some(concernsContact)) return setSessionEnded(true);
      if (faults.some((fault) => !concernsContact(fault))) returnFor('answers');
      throw error;
    }
  };

  const changeAnswers = () => {
    const hold = pending?.confirmation.hold;
    setPending(undefined);
    // The hold expires by itself if the service is not reached.
    if (hold) releaseHold(hold).catch(() => undefined);
  };

  return { submit, returnReason, sessionEnded, asksForEmail, pending, changeAnswers };
}
