import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, within } from '@testing-library/react';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import PublicRoutes from '../../routes';
import { toServices } from '../../service-entry';
import { servePublicFiles, type PublicFiles } from '@nivara/shared/testing/serve-public-files';
// Imported early, so that no test waits for the compiler.
import './services-screen';
import './service-screen';

const menu = path.join(__dirname, '../../../public/data/servicesMenu.json');
const services = toServices(JSON.parse(readFileSync(menu, 'utf8')));

let files: PublicFiles;
beforeEach(() => {
  files = servePublicFiles();
});

test.each(services)('$url shows $name', async ({ url, name }) => {
  renderWithApp(<PublicRoutes />, { path: url });
  expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
  for (const section of [
    'What it is',
    'Whom it suits',
    'How it goes',
    'What to bring',
    'Questions and answers',
  ]) {
    expect(screen.getByRole('region', { name: section })).toBeInTheDocument();
  }
  expect(document.title).toBe(`${name} · Nivara`);
});

test('the list links to a service, which links to the other services and back to the list', async () => {
  const { user, container, location } = renderWithApp(<PublicRoutes />, { path: '/services' });
  await user.click(await screen.findByRole('link', { name: 'Kids care' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Kids care' })).toBeInTheDocument();

  const neighbours = screen.getByRole('navigation', { name: 'All services' });
  expect(within(neighbours).getByRole('link', { name: 'Kids care' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(container);
  await user.click(within(neighbours).getByRole('link', { name: 'Packages' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Packages' })).toBeInTheDocument();

  await user.click(
    within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: 'Services' }),
  );
  expect(location()).toBe('/services');
});

test('a service’s Book button opens the booking form with that service', async () => {
  const { user, openedModals } = renderWithApp(<PublicRoutes />, { path: '/services/kids-care' });
  await user.click(await screen.findByRole('button', { name: 'Book an appointment' }));
  expect(openedModals).toEqual([{ name: 'appointment', props: { service: 'Kids care' } }]);
  expect(screen.getByRole('link', { name: 'Book an appointment' })).toHaveAttribute(
    'href',
    '/book-now?service=Kids+care',
  );
});

test('an unknown service is not found, and its page links to the list', async () => {
  renderWithApp(<PublicRoutes />, { path: '/services/palm-reading' });
  expect(await screen.findByRole('heading', { name: 'We could not find that page' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all services' })).toHaveAttribute('href', '/services');
});

test('a path below a service is not that service', async () => {
  renderWithApp(<PublicRoutes />, { path: '/services/packages/gold' });
  expect(await screen.findByRole('heading', { name: 'We could not find that page' })).toBeInTheDocument();
});

test('a service whose contents lack some parts shows the parts that it has', async () => {
  files.publish('/data/services.json', [{ url: '/services/packages', about: ['Only this.'] }]);
  renderWithApp(<PublicRoutes />, { path: '/services/packages' });
  expect(await screen.findByText('Only this.')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'How it goes' })).not.toBeInTheDocument();
});

test('a service that could not be loaded is loaded on request', async () => {
  files.cutOff();
  const { user } = renderWithApp(<PublicRoutes />, { path: '/services/packages' });
  await screen.findByText('This service could not be loaded');
  files.mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Packages' })).toBeInTheDocument();
});
