import { useEffect, useRef, useState, type RefObject } from 'react';
import { useFormikContext } from 'formik';
import { arriveAt } from '@nivara/shared/forms/booking/step-heading';

interface StepArrivalProps {
  step: string;
  headingRef: RefObject<HTMLElement | null>;
}

/** Inside a form in steps: a new step begins quietly, and the focus goes to its heading. */
export function StepArrival({ step, headingRef }: StepArrivalProps) {
  const { values, resetForm } = useFormikContext();
  const shown = useRef(step);
  const [arrivals, setArrivals] = useState(0);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // What was wrong in one step is not for another to say.
    resetForm({ values });
    setArrivals((count) => count + 1);
  }, [step, values, resetForm]);

  // One turn later: with a change of address the page itself takes the focus first.
  useEffect(() => {
    if (arrivals > 0) arriveAt(headingRef.current);
  }, [arrivals, headingRef]);

  return null;
}
