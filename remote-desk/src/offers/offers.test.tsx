import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { offer, serveOffers } from '@nivara/shared/area/offer/testing/serve-offers';
import { OFFER_MESSAGES } from '@nivara/shared/domain/offer';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { paths } from '../paths';
import { openDesk } from '../testing/open-desk';
// Imported early, so that no test waits for the compiler.
import './edit-offer-screen';
import './offer-list-screen';
import './offer-screen';

afterEach(() => jest.restoreAllMocks());

const button = (name: string) => screen.getByRole('button', { name });

test('an offer is created after its errors are corrected', async () => {
  const { callsTo } = serveOffers();
  const { user, container, location, toasts } = openDesk(paths.specialOffers);
  await user.click(await screen.findByRole('link', { name: 'New offer' }));
  expect(await screen.findByLabelText('Kind')).toHaveValue('special');
  await user.click(button('Save the offer'));
  expect(await screen.findByLabelText('Name')).toHaveAccessibleDescription(
    expect.stringContaining(OFFER_MESSAGES.name),
  );
  fireEvent.change(screen.getByLabelText('Valid from'), { target: { value: '2026-05-02' } });
  fireEvent.change(screen.getByLabelText('Valid to'), { target: { value: '2026-05-01' } });
  await waitFor(() =>
    expect(screen.getByLabelText('Valid to')).toHaveAccessibleDescription(
      expect.stringContaining(OFFER_MESSAGES.order),
    ),
  );
  await expectAccessible(container);

  await user.type(screen.getByLabelText('Name'), 'Summer');
  fireEvent.change(screen.getByLabelText('Valid to'), { target: { value: '2026-05-31' } });
  await user.type(screen.getByLabelText(/^Discount percentage/), '15');
  await user.click(screen.getByRole('checkbox', { name: 'Kids care' }));
  await user.click(button('Save the offer'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Summer' })).toBeInTheDocument();
  expect(location()).toBe(paths.offer('99'.repeat(16)));
  expect(toasts.map(({ text }) => text)).toEqual(['“Summer” is saved.']);
  expect(callsTo('POST /desk/offers')[0]?.body).toEqual({
    kind: 'special',
    name: 'Summer',
    description: '',
    validFrom: '2026-05-02',
    validTo: '2026-05-31',
    discountPercentage: 15,
    serviceIds: [5],
    terms: '',
    specialDiscount: '',
    specialTerms: '',
    freebies: '',
  });
});

test('an offer is changed in a form with its present values', async () => {
  const { callsTo } = serveOffers([offer()]);
  const { user } = openDesk(paths.discounts);
  await user.click(await screen.findByRole('link', { name: 'Edit “Family tests”' }));
  expect(await screen.findByRole('checkbox', { name: 'Diagnostic tests' })).toBeChecked();
  expect(screen.getByLabelText(/^Terms/)).toHaveValue('Not together with other discounts.');
  await user.clear(screen.getByLabelText(/^Discount percentage/));
  await user.click(button('Save the offer'));
  await screen.findByRole('heading', { level: 1, name: 'Family tests' });
  const { id: _id, number: _number, ...values } = offer();
  expect(callsTo('PUT /desk/offers/:id')[0]?.body).toEqual({ ...values, discountPercentage: 0 });
});

test('an offer is deleted after a confirmation, and the dialog shows a failed attempt', async () => {
  const { refuse, mend, offers } = serveOffers([
    offer(),
    offer({ id: '03'.repeat(16), number: 3, name: 'Later' }),
  ]);
  const { user, container, toasts } = openDesk(paths.discounts);
  await user.click(await screen.findByRole('button', { name: 'Delete “Family tests”' }));
  const question = within(screen.getByRole('dialog', { name: 'Delete “Family tests”?' }));
  await expectAccessible();
  refuse('DELETE /desk/offers/:id', 'unreachable');
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await question.findByRole('alert')).toBeInTheDocument();
  mend();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /^1 / })).not.toBeInTheDocument());
  expect(offers.map(({ name }) => name)).toEqual(['Later']);
  expect(toasts.map(({ text }) => text)).toEqual(['“Family tests” is deleted.']);
  await expectAccessible(container);
});

test('the list marks offers that are not valid today', async () => {
  serveOffers([
    offer({ validTo: '2026-01-02' }),
    offer({ id: '04'.repeat(16), number: 4, validFrom: '2099-01-01' }),
  ]);
  openDesk(paths.discounts);
  expect(await screen.findByRole('cell', { name: '1 January 2026 Over' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: '1 January 2099 Coming' })).toBeInTheDocument();
});

test('shows a message when an offer no longer exists', async () => {
  serveOffers();
  openDesk(paths.offer('02'.repeat(16)));
  expect(await screen.findByRole('heading', { name: 'We could not find that offer' })).toBeInTheDocument();
});
