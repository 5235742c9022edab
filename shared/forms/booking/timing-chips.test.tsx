import { screen } from '@testing-library/react';
import { Formik } from 'formik';
import type { Slot } from '../../domain/slot';
import { renderWithApp } from '../../testing/render-with-app';
import { EMPTY_BOOKING } from './booking-values';
import { TimingChips } from './timing-chips';

const SLOTS: Slot[] = [
  { timeslot: 'Morning', timing: '9:15 AM', free: 0, busy: true },
  { timeslot: 'Morning', timing: '9:40 AM', free: 0, busy: true },
  { timeslot: 'Morning', timing: '10:05 AM', free: 1 },
];

const show = (movedFrom: string | undefined) =>
  renderWithApp(
    <Formik initialValues={EMPTY_BOOKING} onSubmit={() => undefined}>
      <TimingChips slots={SLOTS} held={undefined} movedFrom={movedFrom} onChoose={() => undefined} />
    </Formik>,
  );

test('says at which timings the patient has appointments', () => {
  show(undefined);
  expect(screen.getByText('You have an appointment at 9:15 AM and 9:40 AM already.')).toBeInTheDocument();
});

test('when an appointment is moved, names its current timing in a sentence of its own', () => {
  show('9:15 AM');
  expect(screen.getByText('The appointment is at 9:15 AM now.')).toBeInTheDocument();
  expect(screen.getByText('You have an appointment at 9:40 AM already.')).toBeInTheDocument();
});
