import { screen, within } from '@testing-library/react';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { servePublicFiles, type PublicFiles } from '@nivara/shared/testing/serve-public-files';
import PublicRoutes from '../../routes';
// Imported early, so that no test waits for the compiler.
import './teams-screen';
import './team-member-screen';

const DATA = '/data/directorsData.json';

let files: PublicFiles;
beforeEach(() => {
  files = servePublicFiles();
});

const open = () => renderWithApp(<PublicRoutes />, { path: '/teams' });

test('every director has a card that links to a page', async () => {
  const { user, container, location } = open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'The people who look after you' }),
  ).toBeInTheDocument();
  const all = await screen.findByRole('region', { name: 'Doctors and directors' });
  expect(await within(all).findAllByRole('article')).toHaveLength(5);
  await expectAccessible(container);

  await user.click(within(all).getByRole('link', { name: 'Dr. Kabir Demo' }));
  expect(location()).toBe('/teams/4');
  expect(await screen.findByRole('heading', { level: 1, name: 'Dr. Kabir Demo' })).toBeInTheDocument();
});

test('an empty list of directors shows a message', async () => {
  files.publish(DATA, []);
  open();
  expect(await screen.findByText('No profiles are published yet')).toBeInTheDocument();
});

test('retries directors that fail to load', async () => {
  files.cutOff();
  const { user } = open();
  await screen.findByText('Our team could not be loaded');
  files.mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Dr. Asha Demo' })).toBeInTheDocument();
});
