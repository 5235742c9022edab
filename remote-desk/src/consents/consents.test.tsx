import { screen, within } from '@testing-library/react';
import { CONSENT_MESSAGES, type ConsentText } from '@nivara/shared/domain/consent';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { fill } from '@nivara/shared/testing/fill';
import { created, serveCalls } from '@nivara/shared/testing/serve-calls';
import { openDesk } from '../testing/open-desk';
// Imported early, so that no test waits for the compiler.
import './consent-screen';
import './consents-screen';

afterEach(() => jest.restoreAllMocks());

const text = (version: number): ConsentText => ({
  kind: 'research',
  version,
  title: 'Research',
  text: `I agree to version ${version}. And more.`,
  publishedAt: '2026-03-02T04:30:00.000Z',
});

function serve() {
  const versions = [text(2), text(1)];
  return serveCalls({
    'GET /desk/consents': () => [{ ...text(2), given: 12, outdated: 5 }],
    'GET /desk/consents/research': () => versions,
    'POST /desk/consents': ({ body }) => created({ ...text(3), ...(body as ConsentText) }),
  });
}

test('lists the texts with their versions and the number of consents', async () => {
  serve();
  const { container } = openDesk('/desk/consents');
  const row = await screen.findByRole('row', { name: /Research 2 2 March 2026, 10:00 AM 12 5/ });
  expect(within(row).getByRole('link', { name: 'Research' })).toHaveAttribute(
    'href',
    '/desk/consents/research',
  );
  await expectAccessible(container);
});

test('lists the versions, and publishes the next one', async () => {
  const service = serve();
  const { user, container, toasts } = openDesk('/desk/consents/research');
  const words = await screen.findByLabelText('Text');
  expect(screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent)).toEqual(
    ['Version 2', 'Version 1'],
  );
  await user.clear(words);
  await user.click(screen.getByRole('button', { name: 'Publish…' }));
  expect(await screen.findByText(CONSENT_MESSAGES.text)).toBeInTheDocument();
  await expectAccessible(container);
  await fill(user, words, 'I agree to something new.');
  await user.click(screen.getByRole('button', { name: 'Publish…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish version 3?' }));
  await user.click(dialog.getByRole('button', { name: 'Publish it' }));
  const newest = await screen.findByRole('article', { name: 'Version 3' });
  expect(newest).toHaveTextContent('I agree to something new.');
  expect(service.callsTo('POST /desk/consents')[0]?.body).toEqual({
    kind: 'research',
    title: 'Research',
    text: 'I agree to something new.',
  });
  expect(toasts.map(({ text: toastText }) => toastText)).toEqual(['Version 3 is published.']);
});

test('shows a message when there is no such consent', async () => {
  serve();
  openDesk('/desk/consents/advertising');
  expect(await screen.findByRole('heading', { name: 'There is no such consent' })).toBeInTheDocument();
});
