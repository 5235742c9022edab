import { screen, waitFor, within } from '@testing-library/react';
import { UNREACHABLE_MESSAGE } from '@nivara/shared/api-client/http';
import { CONSENT_MESSAGES } from '@nivara/shared/domain/consent';
import { chooseTable } from '@nivara/shared/testing/choose-table';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { serveConsents } from './testing/serve-consents';
import { AreaSection } from '../../testing/area-section';
// Imported early, so that no test waits for the compiler.
import './consents-screen';
import './consent-screen';

const OWN = '/user/asha.kulkarni/consents';
const AGREE = 'I have read this and agree';
const open = (rest = '') =>
  renderWithApp(<AreaSection names={['consents']} />, { path: OWN + rest, user: sessionUser() });
const button = (name: string) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { name });
const history = () =>
  within(screen.getByRole('region', { name: 'History' }))
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);

chooseTable();

test('a row of the table shows a text with the patient’s answer, and links to the text', async () => {
  serveConsents();
  const { container, location } = open();
  const row = await screen.findByRole('row', { name: /Research/ });
  expect(location()).toBe(`${OWN}/consentstable`);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Sr. No.',
    'Date',
    'Detail',
    'View',
  ]);
  expect(row).toHaveTextContent('1Not answered yetResearch Not givenMay we use your data?View “Research”');
  expect(within(row).getByRole('link', { name: 'View “Research”' })).toHaveAttribute(
    'href',
    `${OWN}/research`,
  );
  await expectAccessible(container);
});

test('a consent is given, and withdrawn after a confirmation', async () => {
  const { callsTo } = serveConsents();
  const { user, container, toasts } = open('/research');
  expect(await screen.findByText(/Without your name/)).toBeInTheDocument();
  expect(history()).toEqual([]);
  await expectAccessible(container);

  await user.click(await button(AGREE));
  expect(await screen.findByRole('heading', { name: /You agreed on 2 March 2026$/ })).toBeInTheDocument();
  expect(callsTo('POST /consents/research/give').map(({ body }) => body)).toEqual([{ version: 1 }]);
  expect(screen.getByRole('heading', { name: /^Your answer/ })).toHaveFocus();
  expect(screen.queryByRole('button', { name: AGREE })).not.toBeInTheDocument();

  await user.click(await button('Withdraw my consent'));
  await user.click(await button('Cancel'));
  expect(callsTo('POST /consents/research/withdraw')).toEqual([]);
  await user.click(await button('Withdraw my consent'));
  await expectAccessible();
  await user.click(await button('Withdraw'));
  expect(
    await screen.findByRole('heading', { name: /You withdrew your consent on 2 March 2026$/ }),
  ).toBeInTheDocument();
  expect(history()).toEqual([
    'Withdrawn on 2 March 2026, 9:32 AM, version 1',
    'Given on 2 March 2026, 9:31 AM, version 1',
  ]);
  expect(toasts.map(({ text }) => text)).toEqual([
    'You have agreed to “Research”.',
    'Your consent to “Research” is withdrawn.',
  ]);
  await expectAccessible(container);
});

test('the answer, its day and the way to withdraw come before the text', async () => {
  serveConsents({ state: 'given', givenVersion: 1, date: '2026-05-28T06:00:00.000Z' });
  open('/research');
  const answer = await heading('Your answer: You agreed on 28 May 2026');
  const text = screen.getByText(/Without your name/);
  for (const part of [answer, await button('Withdraw my consent')])
    expect(part.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the history keeps the text of each answer when a newer text is published', async () => {
  const service = serveConsents();
  const { user } = open('/research');
  await user.click(await button(AGREE));
  await screen.findByRole('heading', { name: /You agreed on 2 March 2026$/ });
  service.publish('A longer text.');
  await user.click(await button('Withdraw my consent'));
  await user.click(await button('Withdraw'));
  // The page shows the second text by now.
  await user.click(await button(AGREE));
  await screen.findByRole('heading', { name: /You agreed on 2 March 2026$/ });
  expect(screen.getAllByText('A longer text.')).toHaveLength(2);
  expect(history().map((line) => line?.split(' ')[0])).toEqual(['Given', 'Withdrawn', 'Given']);
  expect(screen.getAllByText(/Without your name/)).toHaveLength(2);
});

test('a text that has changed since the page was opened is shown before the consent counts', async () => {
  const service = serveConsents();
  const { user, container } = open('/research');
  await button(AGREE);
  service.publish('A longer text.');
  await user.click(await button(AGREE));
  expect(await screen.findByRole('alert')).toHaveTextContent(CONSENT_MESSAGES.outdated);
  expect(await screen.findByText('A longer text.')).toBeInTheDocument();
  await expectAccessible(container);
  await user.click(await button(AGREE));
  expect(await screen.findByRole('heading', { name: /You agreed on 2 March 2026$/ })).toBeInTheDocument();
});

test('shows that the consent was given to an earlier text', async () => {
  serveConsents({ state: 'given', givenVersion: 1, version: 2, outdated: true });
  open('/research');
  expect(await screen.findByText(/You have agreed to version 1\. This is version 2/)).toBeInTheDocument();
  expect(screen.getByText('New text to read')).toBeInTheDocument();
  expect(await button(AGREE)).toBeInTheDocument();
  expect(await button('Withdraw my consent')).toBeInTheDocument();
});

test('a consent of an unknown kind is not found', async () => {
  serveConsents();
  open('/horoscope');
  expect(await heading('We could not find that consent')).toBeInTheDocument();
});

test('shows a message in place while the service is down, and recovers', async () => {
  const { refuse, mend } = serveConsents();
  refuse('GET /consents/research', 'unreachable');
  const { user } = open('/research');
  await heading('The consent could not be loaded');
  mend();
  await user.click(await button('Retry'));
  refuse('POST /consents/research/give', 'unreachable');
  await user.click(await button(AGREE));
  expect(await screen.findByRole('alert')).toHaveTextContent(UNREACHABLE_MESSAGE);
  mend();
  await user.click(await button(AGREE));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});
