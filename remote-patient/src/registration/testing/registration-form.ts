import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fill } from '@nivara/shared/testing/fill';

export const textbox = (name: string) => screen.getByRole('textbox', { name });
export const combobox = (name: string) => screen.getByRole('combobox', { name });
export const button = (name: string) => screen.getByRole('button', { name });
export const heading = (name: string) => screen.findByRole('heading', { name });

export async function choose(user: UserEvent, list: string, option: string): Promise<void> {
  await user.click(combobox(list));
  await user.click(screen.getByRole('option', { name: option }));
}

/** Replaces a value that is prefilled from the account. */
export async function overwrite(user: UserEvent, box: string, text: string): Promise<void> {
  await fill(user, textbox(box), text);
}

export async function fillPersonal(user: UserEvent): Promise<void> {
  await choose(user, 'Prefix', 'Mrs.');
  await overwrite(user, 'First name', 'Asha');
  await overwrite(user, 'Last name', 'Rao');
  await user.type(screen.getByLabelText('Date of birth'), '1980-02-29');
  await user.click(screen.getByRole('radio', { name: 'Female' }));
  await choose(user, 'Preferred language', 'Marathi');
  await fill(user, textbox('Phone'), '98765 43210');
  await overwrite(user, 'Email', 'asha@example.org');
}

export async function fillAddress(user: UserEvent): Promise<void> {
  await fill(user, textbox('Flat or house number'), '12');
  await fill(user, textbox('Building or apartment (optional)'), 'Lotus Court');
  await fill(user, textbox('Area or street'), 'Baner Road');
  await choose(user, 'State', 'Maharashtra');
  await fill(user, textbox('City'), 'Pune');
  await fill(user, textbox('PIN code'), '411 045');
}
