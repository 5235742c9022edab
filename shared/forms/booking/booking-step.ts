/** First what is wanted, then how to reach a visitor, or a look at the answers. */
export type BookingStep = 'details' | 'confirm';

export interface BookingSteps {
  step: BookingStep;
  goTo: (step: BookingStep) => void;
}
