import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, within } from '@testing-library/react';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { servePublicFiles, type PublicFiles } from '@nivara/shared/testing/serve-public-files';
import PublicRoutes from '../../routes';
import { readPublications } from './publication';
// Imported early, so that no test waits for the compiler.
import './publications-screen';
import './publication-screen';

const DATA = '/data/publications.json';
const publications = readPublications(
  JSON.parse(readFileSync(path.join(__dirname, '../../../public', DATA), 'utf8')),
);

let files: PublicFiles;
beforeEach(() => {
  files = servePublicFiles();
});

const open = (address = '/publications') => renderWithApp(<PublicRoutes />, { path: address });

test('the list links to a text, whose breadcrumbs lead back to the list', async () => {
  const { user, container, location } = open();
  expect(await screen.findAllByRole('article')).toHaveLength(6);
  await expectAccessible(container);
  await user.click(screen.getByRole('link', { name: 'Sleeping well without tablets' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Sleeping well without tablets' }),
  ).toBeInTheDocument();
  await user.click(
    within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', {
      name: 'Publications',
    }),
  );
  expect(location()).toBe('/publications');
});

test.each(publications)(
  '$url has a region for each part of its text, and the reasons to call 112',
  async (publication) => {
    const { container } = open(publication.url);
    expect(await screen.findByRole('heading', { level: 1, name: publication.title })).toBeInTheDocument();
    for (const { title } of publication.sections) {
      expect(screen.getByRole('region', { name: title })).toBeInTheDocument();
    }
    const urgent = screen.getByRole('region', { name: 'Call 112 or go to a hospital at once' });
    expect(within(urgent).getAllByRole('listitem')).toHaveLength(publication.urgent.length);
    expect(screen.getByText(/It does not replace a visit/)).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'More to read' })).getAllByRole('link')).toHaveLength(3);
    await expectAccessible(container);
  },
);

test('printing a text leaves out the rest of the page and the button', async () => {
  const onPaper = { heading: '', hasButton: true };
  jest.spyOn(window, 'print').mockImplementation(() => {
    onPaper.heading = document.querySelector('[data-print-alone]')?.querySelector('h1')?.textContent ?? '';
    onPaper.hasButton = screen.queryByRole('button', { name: 'Print' }) !== null;
  });
  const { user } = open('/publications/falling-less');
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(onPaper).toEqual({ heading: 'Falling less: a walk through the home', hasButton: false });
  expect(screen.getByRole('button', { name: 'Print' })).toBeInTheDocument();
  expect(document.querySelector('[data-print-alone]')).not.toBeInTheDocument();
});

test('a text with missing parts shows only the parts that it has', async () => {
  files.publish(DATA, [
    { url: '/publications/half', sections: [{ points: ['One.'] }, { title: 'Empty' }, null] },
    { title: 'Without an address' },
  ]);
  const { container } = open('/publications/half');
  expect(await screen.findByRole('heading', { level: 1, name: 'Untitled' })).toBeInTheDocument();
  expect(screen.getByText('One.')).toBeInTheDocument();
  expect(screen.queryByText('Empty')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'More to read' })).not.toBeInTheDocument();
  await expectAccessible(container);
});

test('an unknown text is not found', async () => {
  open('/publications/immortality');
  expect(await screen.findByRole('heading', { name: 'We could not find that page' })).toBeInTheDocument();
});

test('an empty list shows a message', async () => {
  files.publish(DATA, []);
  open();
  expect(await screen.findByText('Nothing is published here yet')).toBeInTheDocument();
});

test.each([
  ['/publications', 'The texts could not be loaded'],
  ['/publications/summer-heat', 'This text could not be loaded'],
])('%s retries a failed load', async (address, failure) => {
  files.cutOff();
  const { user } = open(address);
  await screen.findByText(failure);
  files.mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Who is at risk in April and May', { exact: false })).toBeInTheDocument();
});
