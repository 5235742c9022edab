export type BookingStep = 'details' | 'confirm';

export interface BookingSteps {
  step: BookingStep;
  goTo: (step: BookingStep) => void;
}
