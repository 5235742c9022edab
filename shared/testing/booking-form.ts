import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { addDays, clinicDate } from '../domain/clinic-time';
import { fill } from './fill';

/** A day in the future that can be booked. */
export const BOOKED_DAY = addDays(clinicDate(new Date()), 20);

export const combobox = (name: string) => screen.getByRole('combobox', { name });
export const textbox = (name: string) => screen.getByRole('textbox', { name });
export const button = (name: string) => screen.getByRole('button', { name });

export async function choose(user: UserEvent, list: string, option: string): Promise<void> {
  await user.click(combobox(list));
  await user.click(await screen.findByRole('option', { name: option }));
}

export const untilServices = () =>
  waitFor(() => expect(combobox('Service')).not.toHaveAttribute('aria-busy'));

/** Waits for the fee of the chosen service. */
export const untilFee = () => screen.findByText('₹1,200.00');

export async function chooseWhen(user: UserEvent, timing = '9:15 AM'): Promise<void> {
  await user.type(screen.getByLabelText('Appointment date'), BOOKED_DAY);
  await choose(user, 'Time slot (optional)', 'Morning, 8:00 AM to 11:45 AM');
  await choose(user, 'Timing (optional)', timing);
}

interface DetailsOptions {
  withTiming?: boolean;
}

/** Fills in a visitor's first step; the service is chosen already. */
export async function fillDetails(
  user: UserEvent,
  { withTiming = true }: DetailsOptions = {},
): Promise<void> {
  await untilServices();
  await fill(user, textbox('Patient'), 'Tara Example');
  if (withTiming) {
    await chooseWhen(user);
    await screen.findByText(/^We keep 9:15 AM/);
  } else await user.type(screen.getByLabelText('Appointment date'), BOOKED_DAY);
  await fill(user, textbox('Complaints (optional)'), 'A cough for two weeks');
  await user.click(button('Next'));
  await screen.findByRole('heading', { name: 'How can we reach you?' });
}

export async function fillContact(user: UserEvent): Promise<void> {
  await fill(user, textbox('Your name'), 'Meena Example');
  await fill(user, textbox('Phone number'), '98765 43210');
}

export const untilBooked = () => screen.findByText('Appointment booked successfully!');
