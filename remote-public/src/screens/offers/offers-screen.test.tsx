import { screen, within } from '@testing-library/react';
import type { Offer } from '@nivara/shared/domain/offer';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { servePublicFiles, type PublicFiles } from '@nivara/shared/testing/serve-public-files';
import PublicRoutes from '../../routes';
// Imported early, so that no test waits for the compiler.
import './offers-screen';

const CALL = '/api/offers?when=live&sort=validTo&size=200';

const offer = (differences: Partial<Offer>): Offer => ({
  id: '1',
  number: 1,
  kind: 'discount',
  name: 'Monsoon check-up',
  description: 'A yearly check-up.',
  validFrom: '2026-06-01',
  validTo: '2026-07-31',
  discountPercentage: 20,
  serviceIds: [8],
  terms: 'One per person.',
  specialDiscount: '',
  specialTerms: '',
  freebies: '',
  ...differences,
});

const special = offer({
  id: '2',
  kind: 'special',
  name: 'Grandparents’ month',
  discountPercentage: 30,
  serviceIds: [4, 9],
  specialDiscount: 'Half price for the second person',
  specialTerms: 'Both on the same day.',
  freebies: 'A pill box',
});

let files: PublicFiles;
beforeEach(() => {
  files = servePublicFiles();
});

const open = (offers?: Offer[], path = '/offers') => {
  if (offers) files.publish(CALL, { rows: offers, total: offers.length });
  return renderWithApp(<PublicRoutes />, { path });
};
const card = async (name: string) => within(await screen.findByRole('article', { name }));

test('an offer shows its discount, services, first and last day, and terms', async () => {
  const { container } = open([offer({}), special]);
  const discount = await card('Monsoon check-up');
  expect(discount.getByText('Discount')).toBeInTheDocument();
  expect(discount.getByText('20%')).toBeInTheDocument();
  expect(discount.getByText('1 June 2026')).toBeInTheDocument();
  expect(discount.getByText('31 July 2026')).toBeInTheDocument();
  expect(discount.getByText('One per person.')).toBeInTheDocument();
  expect(await discount.findByRole('link', { name: 'Diagnostic tests' })).toHaveAttribute(
    'href',
    '/services/diagnostic-tests',
  );
  expect(discount.queryByText('On top')).not.toBeInTheDocument();

  const more = await card('Grandparents’ month');
  expect(more.getByText('Special offer')).toBeInTheDocument();
  for (const text of ['Half price for the second person', 'Both on the same day.', 'A pill box']) {
    expect(more.getByText(text)).toBeInTheDocument();
  }
  expect(more.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Geriatric treatment',
    'Wellness and yoga',
  ]);
  await expectAccessible(container);
});

test('Book opens the booking form, with the service chosen if the offer is for a single one', async () => {
  const { user, openedModals } = open([
    offer({}),
    special,
    offer({ id: '3', name: 'For all', serviceIds: [] }),
  ]);
  await screen.findByRole('link', { name: 'Diagnostic tests' });
  for (const button of screen.getAllByRole('button', { name: /^Book with the offer/ }))
    await user.click(button);
  expect(openedModals).toEqual([
    { name: 'appointment', props: { service: 'Diagnostic tests' } },
    { name: 'appointment', props: {} },
    { name: 'appointment', props: {} },
  ]);
  expect((await card('For all')).getByText('Every service')).toBeInTheDocument();
});

test('an offer that needs no appointment has no booking button and explains how to use it', async () => {
  const saturdays = offer({ name: 'Saturdays', kind: 'offer', discountPercentage: 0, serviceIds: [] });
  const { container } = open([saturdays]);
  const walkIn = await card('Saturdays');
  expect(walkIn.getByText(/^No appointment is needed: just come/)).toBeInTheDocument();
  expect(walkIn.getByRole('link', { name: '+91 20 0000 0000' })).toHaveAttribute('href', 'tel:+912000000000');
  expect(walkIn.queryByRole('button')).not.toBeInTheDocument();
  expect(walkIn.queryByText('Every service')).not.toBeInTheDocument();
  await expectAccessible(container);
});

test('an unknown kind in the address shows all offers', async () => {
  open([offer({}), special], '/offers?kind=rubbish');
  await card('Monsoon check-up');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'All offers' })).toHaveAttribute('aria-current', 'true');
});

test('the chosen kind is part of the address', async () => {
  const { user, location } = open([offer({}), special]);
  await card('Monsoon check-up');
  await user.click(screen.getByRole('link', { name: 'Special offers' }));
  expect(location()).toBe('/offers?kind=special');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'All offers' }));
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('a kind without offers today shows a message', async () => {
  open([offer({})], '/offers?kind=special');
  expect(await screen.findByText('There is no offer of this kind today')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All offers' })).toBeInTheDocument();
});

test('offers are shown without the names of services that fail to load', async () => {
  files.publish('/data/consultationData.json', { broken: true });
  open([offer({})]);
  expect(
    await (await card('Monsoon check-up')).findByText('Certain services: the front desk tells you which'),
  ).toBeInTheDocument();
});

test('a page without offers explains the next step', async () => {
  const { container } = open([]);
  expect(await screen.findByText('There are no offers at the moment')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See our services' })).toHaveAttribute('href', '/services');
  await expectAccessible(container);
});

test('retries offers that fail to load', async () => {
  files.cutOff();
  const { user } = open([offer({})]);
  expect(await screen.findByText('The offers could not be loaded')).toBeInTheDocument();
  expect(screen.getByText(/We can’t reach the clinic’s service/)).toBeInTheDocument();
  files.mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article', { name: 'Monsoon check-up' })).toBeInTheDocument();
});
