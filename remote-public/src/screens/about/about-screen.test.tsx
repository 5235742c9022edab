import { screen } from '@testing-library/react';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import PublicRoutes from '../../routes';
import { servePublicFiles } from '@nivara/shared/testing/serve-public-files';
// The lazy screens, ahead of time: no test waits for them to be compiled.
import './about-screen';

beforeEach(() => {
  servePublicFiles();
});

test('tells the story and shows the team', async () => {
  const { container, openedModals } = renderWithApp(<PublicRoutes />, { path: '/about' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'A clinic that takes its time' }),
  ).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Nisha Sample' })).toBeInTheDocument();
  expect(openedModals).toEqual([]);
  await expectAccessible(container);
});

test('a link to a doctor opens the profile viewer there', async () => {
  const { openedModals } = renderWithApp(<PublicRoutes />, { path: '/about?doctor=4' });
  await screen.findByRole('heading', { level: 1 });
  expect(openedModals).toEqual([{ name: 'directors', props: { directorId: 4 } }]);
});

test('a link to nobody opens nothing', async () => {
  const { openedModals } = renderWithApp(<PublicRoutes />, { path: '/about?doctor=abc' });
  await screen.findByRole('heading', { level: 1 });
  expect(openedModals).toEqual([]);
});
