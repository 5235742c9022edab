import { screen, waitFor } from '@testing-library/react';
import {
  button,
  choose,
  combobox,
  fillContact,
  fillDetails,
  textbox,
  untilBooked,
  untilFee,
  untilServices,
} from '@nivara/shared/testing/booking-form';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { fill } from '@nivara/shared/testing/fill';
import { memoryStore, renderWithApp } from '@nivara/shared/testing/render-with-app';
import { serveBooking, type BookingService } from '@nivara/shared/testing/serve-booking';
import { servePublicFiles } from '@nivara/shared/testing/serve-public-files';
import { bookNowPath } from '../../paths';
import PublicRoutes from '../../routes';
// Imported early, so that no test waits for the compiler.
import './book-now-screen';

let clinic: BookingService;
beforeEach(() => {
  servePublicFiles();
  clinic = serveBooking();
});

const open = (path: string, options: Parameters<typeof renderWithApp>[1] = {}) =>
  renderWithApp(<PublicRoutes />, { path, ...options });

test('books the service that the address names, and keeps the step in the address', async () => {
  const { user, container, location } = open(bookNowPath({ service: 'Kids care' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Book an appointment' })).toBeInTheDocument();
  expect(document.title).toBe('Book an appointment · Nivara');
  await untilServices();
  await waitFor(() => expect(combobox('Service')).toHaveTextContent('Kids care'));
  await untilFee();
  await expectAccessible(container);

  await fillDetails(user, { withTiming: false });
  expect(location()).toBe('/book-now?service=Kids+care&step=confirm');
  await user.click(button('Back'));
  await waitFor(() => expect(textbox('Patient')).toHaveValue('Tara Example'));
  expect(location()).toBe('/book-now?service=Kids+care');
  await user.click(button('Next'));
  await screen.findByRole('heading', { name: 'How can we reach you?' });
  await fillContact(user);
  expect(screen.getByText(/you need no account/)).toBeInTheDocument();
  await user.click(button('Book appointment'));
  await untilBooked();
  expect(screen.queryByText(/you need no account/)).not.toBeInTheDocument();
  await user.click(button('Book another appointment'));
  await untilServices();
  expect(textbox('Patient')).toHaveValue('');
  expect(location()).toBe('/book-now?service=Kids+care');
});

test('an unknown service in the address leaves the service unchosen', async () => {
  open('/book-now?service=Palm+reading');
  await waitFor(() => expect(combobox('Service')).toHaveTextContent('Choose a service'));
});

test('the second step’s address redirects to an unfinished first step', async () => {
  const { location } = open('/book-now?step=confirm');
  expect(await screen.findByRole('heading', { name: 'Your appointment' })).toBeInTheDocument();
  await waitFor(() => expect(location()).toBe('/book-now'));
});

test('a reload keeps the step, every answer and the hold', async () => {
  const visitorStore = memoryStore();
  const before = open(bookNowPath({ service: 'Kids care' }), { visitorStore });
  await screen.findByRole('combobox', { name: 'Service' });
  await waitFor(() => expect(combobox('Service')).toHaveTextContent('Kids care'));
  await choose(before.user, 'Service', 'Consultation');
  await fillDetails(before.user);
  await fill(before.user, textbox('Phone number'), '98765 43210');
  before.unmount();

  const { user, location } = open(`${bookNowPath({ service: 'Kids care' })}&step=confirm`, { visitorStore });
  expect(await screen.findByRole('textbox', { name: 'Phone number' })).toHaveValue('98765 43210');
  expect(location()).toBe('/book-now?service=Kids+care&step=confirm');
  await waitFor(() => expect(clinic.callsTo('POST /holds')).toHaveLength(2));
  expect(clinic.callsTo('POST /holds')[1]?.body).toMatchObject({
    service: 2,
    timing: '9:15 AM',
    replaces: expect.stringMatching(/^\d{32}$/),
  });
  await user.click(button('Book appointment'));
  await untilBooked();
  expect(clinic.callsTo('POST /appointments')[0]?.body).toMatchObject({
    service: 2,
    patient: 'Tara Example',
    complaints: 'A cough for two weeks',
  });
});
