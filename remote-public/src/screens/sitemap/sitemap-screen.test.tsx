import { screen, within } from '@testing-library/react';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { servePublicFiles, type PublicFiles } from '@nivara/shared/testing/serve-public-files';
import PublicRoutes from '../../routes';
// Imported early, so that no test waits for the compiler.
import './sitemap-screen';

const PARTLY = /whole list could not be loaded/;

let files: PublicFiles;
beforeEach(() => {
  files = servePublicFiles();
});

const open = () => renderWithApp(<PublicRoutes />, { path: '/sitemap' });
const linksOf = async (kind: string) =>
  within(await screen.findByRole('region', { name: `Pages: ${kind}` }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

test('lists every page of the site by kind', async () => {
  files.publish('/sitemap.json', [
    { title: 'Kids care', url: '/services/kids-care', kind: 'Services' },
    { title: 'Diabetes educator', url: '/courses/diabetes-educator', kind: 'Courses' },
    { title: 'Packages', url: '/services/packages', kind: 'Services' },
    { title: 'Again', url: '/services/packages', kind: 'Other' },
    { title: 'A section', url: '/#visit', kind: 'Services' },
    { title: 'Elsewhere', url: 'https://example.org', kind: 'Services' },
    { title: 'No kind', url: '/odd' },
    { url: '/no-title' },
    null,
  ]);
  const { container } = open();
  expect(await linksOf('Services')).toEqual(['Kids care /services/kids-care', 'Packages /services/packages']);
  expect(await linksOf('Courses')).toEqual(['Diabetes educator /courses/diabetes-educator']);
  expect(await linksOf('More')).toEqual(['No kind /odd']);
  expect(screen.queryByText(PARTLY)).not.toBeInTheDocument();
  await expectAccessible(container);
});

test('in isolation, lists this remote’s pages with a note', async () => {
  const { container } = open();
  expect(await screen.findByText(PARTLY)).toBeInTheDocument();
  expect(await linksOf('Services')).toHaveLength(10);
  expect(await linksOf('Doctors')).toContain('Dr. Asha Demo /teams/1');
  expect(await linksOf('Pages')).toContain('Privacy /privacy');
  await expectAccessible(container);
});

test('an empty list of the site’s pages counts as a failed load', async () => {
  files.publish('/sitemap.json', []);
  open();
  expect(await screen.findByText(PARTLY)).toBeInTheDocument();
});

test('retries when nothing loads', async () => {
  files.cutOff();
  const { user } = open();
  await screen.findByText('The list of pages could not be loaded');
  files.mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await linksOf('Services')).toHaveLength(10);
});
