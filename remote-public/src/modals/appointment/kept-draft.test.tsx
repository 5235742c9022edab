import { screen, waitFor } from '@testing-library/react';
import type { SessionStore } from '@nivara/shared/app-context/app-context';
import { button, combobox, fillDetails, textbox, untilServices } from '@nivara/shared/testing/booking-form';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { memoryStore, renderWithApp } from '@nivara/shared/testing/render-with-app';
import { serveBooking, type BookingService } from '@nivara/shared/testing/serve-booking';
import { servePublicFiles } from '@nivara/shared/testing/serve-public-files';
import AppointmentModal from './appointment-modal';
import { readDraft } from './booking-draft';

let clinic: BookingService;
/** All forms that a test opens share this store, as in one tab. */
let visitorStore: SessionStore;
beforeEach(() => {
  visitorStore = memoryStore();
  servePublicFiles();
  clinic = serveBooking();
});

const open = (service?: string) =>
  renderWithApp(<AppointmentModal service={service} titleId="title" close={() => undefined} />, {
    visitorStore,
  });

test('reopening the dialog restores the draft and its hold, and “Start over” can be undone', async () => {
  const first = open('Kids care');
  await fillDetails(first.user);
  first.unmount();
  await waitFor(() => expect(clinic.callsTo('DELETE /holds')).toHaveLength(1));

  const { user, container } = open();
  expect(await screen.findByText('What you wrote before is here again, not sent yet.')).toBeInTheDocument();
  await waitFor(() => expect(combobox('Service')).toHaveTextContent('Kids care'));
  expect(textbox('Complaints (optional)')).toHaveValue('A cough for two weeks');
  await screen.findByText(/^We keep 9:15 AM/);
  await expectAccessible(container);
  await user.click(button('Start over'));
  expect(textbox('Complaints (optional)')).toHaveValue('');
  expect(screen.queryByText('What you wrote before is here again, not sent yet.')).not.toBeInTheDocument();
  await waitFor(() => expect(clinic.callsTo('DELETE /holds')).toHaveLength(2));
  // The next form has no draft either.
  expect(await readDraft({ own: undefined, visitor: visitorStore })).toBeUndefined();

  expect(button('Undo')).toHaveFocus();
  await user.click(button('Undo'));
  expect(textbox('Complaints (optional)')).toHaveValue('A cough for two weeks');
  await screen.findByText(/^We keep 9:15 AM/);
  expect(await readDraft({ own: undefined, visitor: visitorStore })).toMatchObject({
    values: { complaints: 'A cough for two weeks' },
  });
});

test('a preselected service replaces the service of the draft', async () => {
  const first = open('Kids care');
  await fillDetails(first.user, { withTiming: false });
  first.unmount();
  open('Consultation');
  await screen.findByText('What you wrote before is here again, not sent yet.');
  await waitFor(() => expect(combobox('Service')).toHaveTextContent('Consultation'));
  expect(textbox('Patient')).toHaveValue('Tara Example');
});

test('the log-in from the form returns to the booking page', async () => {
  const { user, openedModals } = open('Kids care');
  await untilServices();
  await user.click(button('Log in'));
  expect(openedModals).toEqual([
    { name: 'login', props: { reason: expect.any(String), returnTo: '/book-now' } },
  ]);
});
