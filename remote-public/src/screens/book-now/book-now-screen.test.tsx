import { screen, waitFor } from '@testing-library/react';
import {
  button,
  combobox,
  fillContact,
  fillDetails,
  textbox,
  untilBooked,
  untilServices,
} from '@nivara/shared/testing/booking-form';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { serveBooking } from '@nivara/shared/testing/serve-booking';
import { servePublicFiles } from '@nivara/shared/testing/serve-public-files';
import { clearDraft } from '../../modals/appointment/booking-draft';
import { bookNowPath } from '../../paths';
import PublicRoutes from '../../routes';
// The lazy screen, ahead of time: no test waits for it to be compiled.
import './book-now-screen';

beforeEach(() => {
  clearDraft();
  servePublicFiles();
  serveBooking();
});

const visit = (path: string) => renderWithApp(<PublicRoutes />, { path });

test('the page books, with the service of its address, and its steps are part of the address', async () => {
  const { user, container, location } = visit(bookNowPath('Kids care'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Book an appointment' })).toBeInTheDocument();
  expect(document.title).toBe('Book an appointment · Nivara');
  await untilServices();
  await waitFor(() => expect(combobox('Service')).toHaveTextContent('Kids care'));
  await expectAccessible(container);

  await fillDetails(user, { timing: false });
  expect(location()).toBe('/book-now?service=Kids+care&step=confirm');
  await user.click(button('Back'));
  await waitFor(() => expect(textbox('Patient')).toHaveValue('Tara Example'));
  expect(location()).toBe('/book-now?service=Kids+care');
  await user.click(button('Next'));
  await screen.findByRole('heading', { name: 'How can we reach you?' });
  await fillContact(user);
  await user.click(button('Book appointment'));
  await untilBooked();
  await user.click(button('Book another appointment'));
  await untilServices();
  expect(textbox('Patient')).toHaveValue('');
  expect(location()).toBe('/book-now?service=Kids+care');
});

test('without a wish no service is chosen, and an unknown one is none', async () => {
  visit('/book-now?service=Palm+reading');
  await waitFor(() => expect(combobox('Service')).toHaveTextContent('Choose a service'));
});

test('the second step’s address leads to the first while that is not filled in', async () => {
  const { location } = visit('/book-now?step=confirm');
  expect(await screen.findByRole('heading', { name: 'Your appointment' })).toBeInTheDocument();
  await waitFor(() => expect(location()).toBe('/book-now'));
});
