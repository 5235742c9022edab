import { useRef, useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { APPOINTMENT_MESSAGES, MOST_DAYS_AHEAD } from '../../domain/appointment';
import { addDays, clinicDate, clinicMoment, dayInWords } from '../../domain/clinic-time';
import { timeslotRange, timingsOf } from '../../domain/timings';
import { expectAccessible } from '../../testing/expect-accessible';
import { renderWithApp } from '../../testing/render-with-app';
import { serveBooking, type BookingService } from '../../testing/serve-booking';
import { Form, SubmitButton } from '../../ui/form/form';
import { EMPTY_BOOKING, bookingDetailsSchema, type BookingValues } from './booking-values';
import { useTiming } from './use-timing';
import { WhenFields } from './when-fields';

const TODAY = clinicDate(new Date());
const DAY = addDays(TODAY, 20);

let service: BookingService;
beforeEach(() => {
  service = serveBooking();
});

function Fields({ start }: { start: BookingValues }) {
  const [values, setValues] = useState(start);
  const timing = useTiming(values, TODAY);
  return (
    <Form
      initialValues={start}
      schema={bookingDetailsSchema(TODAY)}
      onChange={setValues}
      onSubmit={() => undefined}
    >
      <WhenFields
        today={TODAY}
        timing={timing}
        troubleRef={useRef(null)}
        withoutTiming="Then it is a request."
      />
      <SubmitButton>Next</SubmitButton>
    </Form>
  );
}

const show = (differences: Partial<BookingValues> = {}) =>
  renderWithApp(<Fields start={{ ...EMPTY_BOOKING, service: '5', appointmentDate: DAY, ...differences }} />);

const timeSlotField = () => screen.getByRole('combobox', { name: 'Time slot (optional)' });
const timing = () => screen.getByRole('combobox', { name: 'Timing (optional)' });
const timingCallsFor = (date: string) => service.calls.filter(({ path }) => path.includes(`&date=${date}`));
const optionNames = () => screen.getAllByRole('option').map((option) => option.textContent?.trim());
const option = (name: string) => screen.getByRole('option', { name });
const untilLoaded = () => waitFor(() => expect(timing()).not.toHaveAttribute('aria-busy'));

test('offers four time slots with their ranges, each with nine timings', async () => {
  const { user } = show();
  await user.click(timeSlotField());
  expect(optionNames()).toEqual([
    'Any time of the day',
    'Morning, 8:00 AM to 11:45 AM',
    'Afternoon, 12:00 PM to 3:45 PM',
    'Evening, 4:00 PM to 7:45 PM',
    'Night, 8:00 PM to 11:45 PM',
  ]);
  for (const group of ['Morning', 'Afternoon', 'Evening', 'Night'] as const) {
    if (!screen.queryByRole('listbox')) await user.click(timeSlotField());
    await user.click(option(`${group}, ${timeslotRange(group)}`));
    await user.click(timing());
    expect(optionNames()).toEqual(['No timing', ...timingsOf(group).map((each) => each.timing)]);
    await user.keyboard('{Escape}');
  }
});

test('names the missing choices and explains an appointment without a timing', async () => {
  const { user } = show({ service: '', appointmentDate: '' });
  expect(screen.getByText('Date and timing')).toBeInTheDocument();
  expect(timing()).toHaveAccessibleDescription(
    'Choose a service, a date and a time slot to see the free timings.',
  );
  await user.click(timing());
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(service.calls).toEqual([]);
  await user.type(screen.getByLabelText('Appointment date'), DAY);
  expect(screen.getByText('Then it is a request.')).toBeInTheDocument();
});

test('fetches timings for bookable days only', async () => {
  const { user } = show({ appointmentDate: '' });
  const date = screen.getByLabelText('Appointment date');
  expect(date).toHaveAttribute('type', 'date');
  expect(date).toHaveAttribute('min', TODAY);
  expect(date).toHaveAttribute('max', addDays(TODAY, MOST_DAYS_AHEAD));
  await user.type(date, '0002-03-04');
  await user.clear(date);
  await user.type(date, DAY);
  await waitFor(() => expect(timingCallsFor(DAY)).toHaveLength(1));
  expect(timingCallsFor('0002-03-04')).toEqual([]);
});

test('says that the timings are loading', async () => {
  const goOn = service.delay('GET /slots');
  show({ timeslot: 'Morning' });
  expect(timing()).toHaveTextContent('Loading the free timings…');
  expect(timing()).toHaveAttribute('aria-busy', 'true');
  goOn();
  await untilLoaded();
  expect(timing()).toHaveTextContent('No timing');
});

test('shows taken and past timings as disabled', async () => {
  service.take(DAY, '8:25 AM');
  const { user, container, unmount } = show({ timeslot: 'Morning' });
  await untilLoaded();
  await user.click(timing());
  expect(option('8:25 AM not free')).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(container);
  await user.click(option('8:25 AM not free'));
  expect(timing()).toHaveTextContent('No timing');
  unmount();

  const noon = clinicMoment(TODAY, 12 * 60 + 30).getTime();
  jest.spyOn(Date, 'now').mockReturnValue(noon);
  for (const { timing: past } of timingsOf('Afternoon').slice(0, 2)) service.take(TODAY, past);
  const today = show({ appointmentDate: TODAY, timeslot: 'Afternoon' });
  await untilLoaded();
  await today.user.click(timing());
  expect(option('12:25 PM past')).toHaveAttribute('aria-disabled', 'true');
  expect(option('12:50 PM')).not.toHaveAttribute('aria-disabled');
  jest.restoreAllMocks();
});

test('marks a time slot in which nothing is free', async () => {
  for (const { timing: each } of timingsOf('Night')) service.take(DAY, each);
  const { user } = show();
  await waitFor(() => expect(timingCallsFor(DAY)).toHaveLength(1));
  await user.click(timeSlotField());
  expect(await screen.findByRole('option', { name: /^Night.*none free$/ })).toBeInTheDocument();
});

test('opening the timings fetches them again, and another time slot clears the timing and its hold', async () => {
  const { user } = show({ timeslot: 'Morning' });
  await untilLoaded();
  const before = service.callsTo('GET /slots').length;
  await user.click(timing());
  await waitFor(() => expect(service.callsTo('GET /slots').length).toBe(before + 1));
  await user.click(option('9:15 AM'));
  expect(await screen.findByText('We keep 9:15 AM for you while you fill this in.')).toBeInTheDocument();
  await user.click(timeSlotField());
  await user.click(option('Evening, 4:00 PM to 7:45 PM'));
  await waitFor(() => expect(timing()).toHaveTextContent('No timing'));
  await waitFor(() => expect(service.callsTo('DELETE /holds')).toHaveLength(1));
  expect(screen.queryByText(/We keep/)).not.toBeInTheDocument();
});

test('does not show the held timing as taken', async () => {
  const { user } = show({ timeslot: 'Morning', timing: '9:15 AM' });
  await screen.findByText(/^We keep 9:15 AM/);
  await user.click(timing());
  await waitFor(() => expect(timingCallsFor(DAY)).toHaveLength(2));
  expect(option('9:15 AM')).toHaveAttribute('aria-selected', 'true');
  expect(option('9:15 AM')).not.toHaveAttribute('aria-disabled');
});

test('reports a taken timing and offers the nearest ones', async () => {
  service.take(DAY, '9:15 AM');
  service.take(DAY, '8:50 AM');
  const { user, container } = show({ timeslot: 'Morning', timing: '9:15 AM' });
  expect(await screen.findByRole('alert')).toHaveTextContent(APPOINTMENT_MESSAGES.taken);
  expect(screen.getByRole('alert')).toHaveFocus();
  const offer = await screen.findByRole('group', { name: 'Free near 9:15 AM that day:' });
  expect(
    within(offer)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['8:00 AM', '8:25 AM', '9:40 AM', '10:05 AM', '10:30 AM']);
  await expectAccessible(container);

  await user.click(within(offer).getByRole('button', { name: '9:40 AM' }));
  expect(timing()).toHaveTextContent('9:40 AM');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Day and timing' })).toHaveFocus();
  expect(await screen.findByText(/^We keep 9:40 AM/)).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: /^Free near/ })).not.toBeInTheDocument();
});

test('offers the next day with free timings when the day is full', async () => {
  const next = addDays(DAY, 2);
  service.take(DAY);
  service.take(addDays(DAY, 1));
  const { user } = show({ timeslot: 'Morning', timing: '9:15 AM' });
  const offer = await screen.findByRole('group', {
    name: `Nothing else is free that day. Free on ${dayInWords(next)}:`,
  });
  await user.click(within(offer).getByRole('button', { name: '9:15 AM' }));
  expect(screen.getByLabelText('Appointment date')).toHaveValue(next);
  expect(await screen.findByText(/^We keep 9:15 AM/)).toBeInTheDocument();
});

test('says what to do when nothing is free for two weeks', async () => {
  for (let days = 0; days <= 15; days += 1) service.take(addDays(DAY, days));
  show({ timeslot: 'Morning', timing: '9:15 AM' });
  expect(
    await screen.findByText(/^Nothing is free that day, nor in the 14 days after it/),
  ).toBeInTheDocument();
});

test('timings that could not be loaded can be retried', async () => {
  service.refuse('GET /slots', 'unreachable');
  const { user } = show({ timeslot: 'Morning' });
  expect(await screen.findByText(/^The timings could not be loaded/)).toBeInTheDocument();
  service.mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await user.click(timing());
  expect(await screen.findByRole('option', { name: '9:15 AM' })).toBeInTheDocument();
});

test('the fields below the offered timings are folded until one of them is wrong', async () => {
  const { user } = renderWithApp(
    <Fields start={{ ...EMPTY_BOOKING, service: '5', patient: 'Tara Example' }} />,
  );
  const fold = screen.getByText('Another date, or no timing').closest('details');
  expect(fold).not.toHaveAttribute('open');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText(APPOINTMENT_MESSAGES.dateRequired)).toBeInTheDocument();
  expect(fold).toHaveAttribute('open');
  expect(screen.getByLabelText('Appointment date')).toHaveFocus();
});
