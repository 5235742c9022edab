import { screen } from '@testing-library/react';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import PublicRoutes from '../../routes';
import { servePublicFiles } from '@nivara/shared/testing/serve-public-files';
// Imported early, so that no test waits for the compiler.
import './about-screen';

beforeEach(() => {
  servePublicFiles();
});

test('shows the story and the team', async () => {
  const { user, container, openedModals } = renderWithApp(<PublicRoutes />, { path: '/about' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'A clinic that takes its time' }),
  ).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Nisha Sample' })).toBeInTheDocument();
  await expectAccessible(container);

  expect(openedModals).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'More about the founder' }));
  expect(openedModals).toEqual([{ name: 'directors', props: { directorId: 1 } }]);
});

test('/about-us, the path in the footer, redirects to /about', async () => {
  const { location } = renderWithApp(<PublicRoutes />, { path: '/about-us' });
  await screen.findByRole('heading', { level: 1, name: 'A clinic that takes its time' });
  expect(location()).toBe('/about');
});
