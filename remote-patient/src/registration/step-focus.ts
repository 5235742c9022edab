import { useEffect, useRef, useState, type RefObject } from 'react';
import { useFormikContext } from 'formik';
import { focusHeading } from '@nivara/shared/ui/layout/step-heading';

interface StepFocusProps<Step extends string> {
  step: Step;
  headingRef: RefObject<HTMLElement | null>;
  /** True when the new step has errors that the patient has seen before; `from` is the previous step. */
  hasErrors: (from: Step) => boolean;
}

/**
 * Clears the errors on a change of step, and focuses the heading. Shows the errors of the new step, and focuses its first
 * invalid field, only if the patient has seen them before.
 */
export function StepFocus<Step extends string>({ step, headingRef, hasErrors }: StepFocusProps<Step>) {
  const { values, resetForm } = useFormikContext();
  const shown = useRef(step);
  const [arrival, setArrival] = useState({ count: 0, showsErrors: false });

  useEffect(() => {
    const from = shown.current;
    if (from === step) return;
    shown.current = step;
    // Removes the errors of the previous step.
    resetForm({ values });
    const showsErrors = hasErrors(from);
    setArrival(({ count }) => ({ count: count + 1, showsErrors }));
  }, [step, values, resetForm, hasErrors]);

  // Runs in a later effect, since a change of address first moves the focus to the page.
  useEffect(() => {
    if (arrival.count === 0) return undefined;
    focusHeading(headingRef.current);
    if (!arrival.showsErrors) return undefined;
    // Submitting invalid answers sends nothing: it marks the answers and focuses the first invalid one. The timer lets
    // the submit that opened this step end first.
    const timer = setTimeout(() => headingRef.current?.closest('form')?.requestSubmit());
    return () => clearTimeout(timer);
  }, [arrival, headingRef]);

  return null;
}
