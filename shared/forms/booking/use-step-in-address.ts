import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from '@nivara/shared/app-context/router';
import type { BookingStep, RepeatableSteps } from './booking-step';

const STEP = 'step';

/** The address keeps the step across a reload, and lets the browser's Back return to the first step. */
export function useStepInAddress(): RepeatableSteps {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const step: BookingStep = search.get(STEP) === 'confirm' ? 'confirm' : 'details';

  // Going back is asynchronous, and a second call would leave the form.
  const goingBack = useRef(false);
  useEffect(() => {
    goingBack.current = false;
    // A page inherits the setting of the page before it.
    window.history.scrollRestoration = 'auto';
  }, [step]);

  const goTo = (next: BookingStep) => {
    if (next === step || goingBack.current) return;
    // The form's Back uses the browser's history.
    if (next === 'details' && (state as PageState)?.cameByNext) {
      goingBack.current = true;
      navigate(-1);
      return;
    }
    // On the way back the browser must not scroll to where Next was pressed, since the first step has scrolled to
    // its heading.
    if (next === 'confirm') window.history.scrollRestoration = 'manual';
    setSearch(withStep(search, next), { replace: next === 'details', state: { cameByNext: true } });
  };
  const restart = () => setSearch(withStep(search, 'details'), { replace: true });
  return { step, goTo, restart };
}

type PageState = { cameByNext?: boolean } | null;

function withStep(search: URLSearchParams, step: BookingStep): URLSearchParams {
  const next = new URLSearchParams(search);
  if (step === 'details') next.delete(STEP);
  else next.set(STEP, step);
  return next;
}
