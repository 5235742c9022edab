import { useEffect, useRef, useState, type RefObject } from 'react';
import { useFormikContext } from 'formik';
import { arriveAt } from '@nivara/shared/ui/layout/step-heading';

interface StepFocusProps<Step extends string> {
  step: Step;
  headingRef: RefObject<HTMLElement | null>;
  /** Shows the step's errors at once when they were shown before. */
  hasErrors: (from: Step) => boolean;
}

/** Inside a form in steps: a new step begins quietly, and the focus goes to its heading, or to what has to be mended. */
export function StepFocus<Step extends string>({ step, headingRef, hasErrors }: StepFocusProps<Step>) {
  const { values, resetForm } = useFormikContext();
  const shown = useRef(step);
  const [arrival, setArrival] = useState({ count: 0, toMend: false });

  useEffect(() => {
    const from = shown.current;
    if (from === step) return;
    shown.current = step;
    // Errors of one step do not belong to the next.
    resetForm({ values });
    const toMend = hasErrors(from);
    setArrival(({ count }) => ({ count: count + 1, toMend }));
  }, [step, values, resetForm, hasErrors]);

  // One turn later: with a change of address the page itself takes the focus first.
  useEffect(() => {
    if (arrival.count === 0) return undefined;
    arriveAt(headingRef.current);
    if (!arrival.toMend) return undefined;
    // Something is wrong, so nothing is sent: the form says what, marks it, and leads there. Not before the attempt is
    // over that may have led here.
    const timer = setTimeout(() => headingRef.current?.closest('form')?.requestSubmit());
    return () => clearTimeout(timer);
  }, [arrival, headingRef]);

  return null;
}
