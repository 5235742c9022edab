export type BookingStep = 'details' | 'confirm';

export interface BookingSteps {
  step: BookingStep;
  goTo: (step: BookingStep) => void;
}

/** The steps of a form that is empty again after a booking. */
export interface RepeatableSteps extends BookingSteps {
  /** Returns to the first step without going back in history, where a browser would restore the scroll position. */
  restart: () => void;
}
