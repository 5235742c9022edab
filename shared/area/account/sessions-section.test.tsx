import { screen, within } from '@testing-library/react';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { AccountSections } from './account-sections';
import { serveAccount } from './testing/serve-account';

test('shows this device and three others first, and all of them on request', async () => {
  const service = serveAccount();
  const [thisDevice, phone] = service.sessions;
  if (!thisDevice || !phone) throw new Error('The test needs two sessions');
  const others = ['a', 'b', 'c', 'd'].map((reference) => ({ ...phone, reference }));
  service.sessions.splice(0, 2, ...others, thisDevice);
  const { user, container } = renderWithApp(<AccountSections />, { user: sessionUser() });
  expect(await screen.findByText('This device and 4 others')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /: Where you are signed in$/ }));
  const section = within(screen.getByRole('region', { name: 'Where you are signed in' }));
  const devices = () => section.getAllByRole('listitem');
  expect(devices()).toHaveLength(4);
  expect(devices()[0]).toHaveTextContent('This device');
  await expectAccessible(container);
  await user.click(section.getByRole('button', { name: 'Show all 5' }));
  expect(devices()).toHaveLength(5);
  await user.click(section.getByRole('button', { name: 'Show fewer' }));
  expect(devices()).toHaveLength(4);
});
