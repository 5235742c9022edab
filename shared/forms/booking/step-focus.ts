import { useEffect, useRef, type RefObject } from 'react';
import { useFormikContext } from 'formik';
import type { BookingValues } from './booking-values';
import { focusHeading } from '../../ui/layout/step-heading';
import type { BookingStep } from './booking-step';
import { showTrouble } from './timing-trouble';
import type { ReturnReason } from './use-submit-booking';

interface StepFocusProps {
  step: BookingStep;
  returnReason: ReturnReason;
  headingRef: RefObject<HTMLElement | null>;
  troubleRef: RefObject<HTMLElement | null>;
}

const REFUSED = '[aria-invalid="true"]:not(fieldset), fieldset[aria-invalid="true"] input';

/** Moves the focus after a change of step, also by the browser's back button. */
export function StepFocus({ step, returnReason, headingRef, troubleRef }: StepFocusProps) {
  const { values, resetForm } = useFormikContext<BookingValues>();
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (returnReason === 'timing') showTrouble(troubleRef.current);
    else if (returnReason === 'answers') {
      headingRef.current?.closest('form')?.querySelector<HTMLElement>(REFUSED)?.focus();
    } else {
      // The errors of one step must not show in the other.
      resetForm({ values });
      focusHeading(headingRef.current);
    }
  });

  return null;
}
