import { screen, waitFor, within } from '@testing-library/react';
import { chooseTable } from '@nivara/shared/testing/choose-table';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { keepSavedFiles } from '@nivara/shared/testing/saved-files';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { offer, serveOffers } from '@nivara/shared/area/offer/testing/serve-offers';
import { AreaSection } from '../../testing/area-section';
// Imported early, so that no test waits for the compiler.
import './offer-list-screen';
import './offer-screen';
import './special-offers-screen';

const OFFERS_PATH = '/user/asha.kulkarni/offers';

const open = (path: string) =>
  renderWithApp(<AreaSection names={['offers']} />, { path, user: sessionUser() });
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });
const special = offer({
  id: '02'.repeat(16),
  number: 2,
  kind: 'special',
  name: 'A month of yoga',
  specialDiscount: 'The fourth session is free.',
  specialTerms: 'Within a month.',
  freebies: 'A mat',
});

chooseTable();

test('the CSV file contains the discount and the name of each offer', async () => {
  serveOffers([offer()]);
  const saved = keepSavedFiles();
  const { user } = open(`${OFFERS_PATH}/discount-list`);
  await screen.findByRole('row', { name: /^1 / });
  await user.click(button('Export CSV'));
  await waitFor(() => expect(saved.files).toHaveLength(1));
  expect((await saved.lines())[1]).toContain('10% off: Family tests');
});

test('the lists have the specification’s headings, and only the clinic can change offers', async () => {
  serveOffers([offer(), special]);
  const { user, container, location } = open(`${OFFERS_PATH}/discount-list`);
  const row = await screen.findByRole('row', { name: /^1 / });
  expect(headings()).toEqual(['Id', 'Valid From', 'Valid To', 'View', 'Edit', 'Delete']);
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '1 January 2026',
    '31 December 2099',
    '10% off View “Family tests”',
    '—Only for the clinic',
    '—Only for the clinic',
  ]);
  expect(within(row).getByText('View “Family tests”')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'New offer' })).not.toBeInTheDocument();
  await expectAccessible(container);

  await user.click(screen.getByRole('link', { name: 'Special offers' }));
  expect(location()).toBe(`${OFFERS_PATH}/special-offers`);
  await screen.findByRole('row', { name: /A month of yoga/ });
  expect(headings()).toEqual([
    'Name',
    'Description',
    'Dates',
    'Discount percentage',
    'Terms',
    'Special discount',
    'Special terms',
    'Freebies',
  ]);
  expect(screen.getByRole('cell', { name: '1 January 2026 to 31 December 2099' })).toBeInTheDocument();
  await expectAccessible(container);
});

test('the section opens with the offers, and an empty list shows a message', async () => {
  serveOffers();
  const { container, location } = open(OFFERS_PATH);
  expect(
    await screen.findByRole('heading', { name: 'Nothing of this kind at the moment' }),
  ).toBeInTheDocument();
  expect(location()).toBe(`${OFFERS_PATH}/offer-list`);
  await expectAccessible(container);
});

test('an offer shows its advantage and services, and opens the booking form', async () => {
  serveOffers([special]);
  const { user, container, openedModals } = open(`${OFFERS_PATH}/${special.id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'A month of yoga' })).toBeInTheDocument();
  expect(await screen.findByText('Diagnostic tests')).toBeInTheDocument();
  for (const text of ['10% off the fee', 'The fourth session is free.', 'Within a month.', 'A mat']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  const terms = screen.getByText('Within a month.');
  expect(button('Book an appointment').compareDocumentPosition(terms)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(button('Book an appointment'));
  expect(openedModals).toEqual([{ name: 'appointment', props: {} }]);
  await expectAccessible(container);
});

test('on a narrow screen a row begins with its discount, and without one shows no percentage', async () => {
  localStorage.clear();
  const originalMatchMedia = window.matchMedia;
  window.matchMedia = (media) => ({ ...originalMatchMedia(media), matches: media.includes('width <') });
  serveOffers([offer(), offer({ id: '03'.repeat(16), name: 'Walk in', discountPercentage: 0 })]);
  open(`${OFFERS_PATH}/discount-list`);
  expect(await screen.findByRole('row', { name: /^10% off Family tests/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^Walk in/ })).not.toHaveTextContent('%');
  window.matchMedia = originalMatchMedia;
});

test('an unknown offer is not found', async () => {
  serveOffers();
  open(`${OFFERS_PATH}/${special.id}`);
  expect(await screen.findByRole('heading', { name: 'We could not find that offer' })).toBeInTheDocument();
});
