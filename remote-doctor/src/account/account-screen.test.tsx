import { screen, within } from '@testing-library/react';
import { ROLE } from '@nivara/shared/contracts/session';
import { serveAccount } from '@nivara/shared/area/account/testing/serve-account';
import { paths } from '../paths';
import { openDoctor } from '../testing/open-doctor';
import './account-screen';

test('shows the doctor’s name, which only the clinic changes', async () => {
  serveAccount({ role: ROLE.doctor });
  const { user } = openDoctor(paths.account);
  const name = within(await screen.findByRole('region', { name: 'Name' }));
  await user.click(name.getByRole('button', { name: /^Show/ }));
  expect(name.getByText(/only the clinic can change it/)).toBeInTheDocument();
  expect(name.queryByRole('textbox')).not.toBeInTheDocument();
});
