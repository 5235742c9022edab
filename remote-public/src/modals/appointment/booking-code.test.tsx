import { screen } from '@testing-library/react';
import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import {
  button,
  fillContact,
  fillDetails,
  textbox,
  untilBooked,
  untilFee,
} from '@nivara/shared/testing/booking-form';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { fill } from '@nivara/shared/testing/fill';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { serveBooking, type BookingService } from '@nivara/shared/testing/serve-booking';
import { servePublicFiles } from '@nivara/shared/testing/serve-public-files';
import AppointmentModal from './appointment-modal';

const M = APPOINTMENT_MESSAGES;

let clinic: BookingService;
beforeEach(() => {
  servePublicFiles();
  clinic = serveBooking();
});

async function bookAsVisitor() {
  const page = renderWithApp(<AppointmentModal service="Kids care" titleId="title" close={jest.fn()} />);
  await untilFee();
  await fillDetails(page.user);
  await fillContact(page.user);
  await page.user.click(button('Book appointment'));
  return page;
}

test('the code confirms a booking, and a wrong code shows a message', async () => {
  clinic.askForCode('123456');
  const { user, container } = await bookAsVisitor();
  expect(await screen.findByRole('heading', { name: 'Confirm your booking' })).toHaveFocus();
  expect(screen.getByText(/We have sent a code to \+91 ••••• ••210/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Book appointment' })).not.toBeInTheDocument();
  await expectAccessible(container);
  await fill(user, textbox('Code'), '654321');
  await user.click(button('Confirm booking'));
  expect(await screen.findAllByText(M.codeWrong)).not.toHaveLength(0);
  await fill(user, textbox('Code'), '123456');
  await user.click(button('Confirm booking'));
  await untilBooked();
});

test('shows a message for a missing code and for a code that is too short', async () => {
  clinic.askForCode('123456');
  const { user } = await bookAsVisitor();
  await screen.findByRole('heading', { name: 'Confirm your booking' });
  await user.click(button('Confirm booking'));
  expect(await screen.findAllByText(M.codeRequired)).not.toHaveLength(0);
  await fill(user, textbox('Code'), '12 34');
  expect(await screen.findAllByText(M.codeForm)).not.toHaveLength(0);
});

test('going back keeps the answers and removes the hold', async () => {
  clinic.askForCode('123456');
  const { user } = await bookAsVisitor();
  await screen.findByRole('heading', { name: 'Confirm your booking' });
  await user.click(button('Change my answers'));
  expect(textbox('Phone number')).toHaveValue('98765 43210');
  expect(clinic.callsTo('DELETE /holds')).toHaveLength(1);
});

test('says why the right code books nothing when the visitor has reached the day’s limit', async () => {
  clinic.askForCode('123456');
  const { user } = await bookAsVisitor();
  await screen.findByRole('heading', { name: 'Confirm your booking' });
  clinic.refuse('POST /appointments', {
    status: 409,
    title: 'Conflict',
    detail: M.manyThatDay,
    errors: [{ path: 'appointmentDate', message: M.manyThatDay }],
  });
  await fill(user, textbox('Code'), '123456');
  await user.click(button('Confirm booking'));
  expect(await screen.findAllByText(M.manyThatDay)).not.toHaveLength(0);
  expect(textbox('Code')).toHaveValue('123456');
});

test('asks for an e-mail address where the clinic sends no texts', async () => {
  const message = M.codeEmail;
  clinic.refuse('POST /appointments', {
    status: 422,
    title: 'Unprocessable',
    detail: message,
    errors: [{ path: 'contact.email', message }],
  });
  const { user } = await bookAsVisitor();
  const field = await screen.findByRole('textbox', { name: 'E-mail address' });
  expect(await screen.findAllByText(message)).not.toHaveLength(0);
  clinic.mend();
  await fill(user, field, 'meena@example.org');
  await user.click(button('Book appointment'));
  await untilBooked();
  expect(clinic.callsTo('POST /appointments').at(-1)?.body).toMatchObject({
    contact: { email: 'meena@example.org' },
  });
});
