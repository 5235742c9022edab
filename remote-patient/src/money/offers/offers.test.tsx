import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ROLE } from '@nivara/shared/contracts/session';
import { OFFER_MESSAGES } from '@nivara/shared/domain/offer';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { offer, serveOffers } from './testing/serve-offers';
import { AreaSection } from '../../testing/area-section';
// Compiled before the tests, so that none waits for a lazy screen.
import './offer-list-screen';
import './offer-screen';
import './special-offers-screen';
import './edit-offer-screen';

const patient = sessionUser();
const doctor = sessionUser({ UserName: 'doc', M_RoleID: ROLE.doctor });
const PATIENTS = '/user/asha.kulkarni/offers';
const DOCTORS = '/user/doc/offers';

const open = (path: string, user = patient) =>
  renderWithApp(<AreaSection names={['offers']} />, { path, user });
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

describe('for a patient', () => {
  it('the lists have the specification’s headings; changing is only for the clinic', async () => {
    serveOffers([offer(), special]);
    const { user, container, location } = open(`${PATIENTS}/discount-list`);
    const row = await screen.findByRole('row', { name: /^1 / });
    expect(headings()).toEqual(['Id', 'Valid From', 'Valid To', 'View', 'Edit', 'Delete']);
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '1 January 2026',
      '31 December 2099',
      'View “Family tests”',
      '—Only for the clinic',
      '—Only for the clinic',
    ]);
    expect(screen.queryByRole('link', { name: 'New offer' })).not.toBeInTheDocument();
    await expectAccessible(container);

    await user.click(screen.getByRole('link', { name: 'Special offers' }));
    expect(location()).toBe(`${PATIENTS}/special-offers`);
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

  it('the part begins with the offers; without one it says where to look', async () => {
    serveOffers();
    const { container, location } = open(PATIENTS);
    expect(
      await screen.findByRole('heading', { name: 'Nothing of this kind at the moment' }),
    ).toBeInTheDocument();
    expect(location()).toBe(`${PATIENTS}/offer-list`);
    await expectAccessible(container);
  });

  it('an offer says what it gives, for what, and leads to a booking', async () => {
    serveOffers([special]);
    const { user, container, openedModals } = open(`${PATIENTS}/${special.id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'A month of yoga' })).toBeInTheDocument();
    expect(await screen.findByText('Diagnostic tests')).toBeInTheDocument();
    for (const text of ['10% off the fee', 'The fourth session is free.', 'Within a month.', 'A mat']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    await user.click(button('Book an appointment'));
    expect(openedModals).toEqual([{ name: 'appointment', props: {} }]);
    await expectAccessible(container);
  });

  it('an offer that is over, or never was, is not found', async () => {
    serveOffers();
    open(`${PATIENTS}/${special.id}`);
    expect(await screen.findByRole('heading', { name: 'We could not find that offer' })).toBeInTheDocument();
  });

  it.each(['new', `${special.id}/edit`])('the form at %s is not shown', async (rest) => {
    serveOffers([special]);
    const { location } = open(`${PATIENTS}/${rest}`);
    await waitFor(() => expect(location()).toBe(`${PATIENTS}/offer-list`));
    await screen.findByRole('heading', { name: 'Nothing of this kind at the moment' });
  });
});

describe('for a doctor', () => {
  it('an offer is written; what is wrong is said first', async () => {
    const { callsTo } = serveOffers();
    const { user, container, location, toasts } = open(`${DOCTORS}/special-offers`, doctor);
    await user.click(screen.getByRole('link', { name: 'New offer' }));
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
    expect(location()).toBe(`${DOCTORS}/${'99'.repeat(16)}`);
    expect(toasts.map(({ text }) => text)).toEqual(['“Summer” is saved.']);
    expect(callsTo('POST /offers')[0]?.body).toEqual({
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

  it('an offer is changed, with all that it said before in the form', async () => {
    const { callsTo } = serveOffers([offer()]);
    const { user } = open(`${DOCTORS}/discount-list`, doctor);
    await user.click(await screen.findByRole('link', { name: 'Edit “Family tests”' }));
    expect(await screen.findByRole('checkbox', { name: 'Diagnostic tests' })).toBeChecked();
    expect(screen.getByLabelText(/^Terms/)).toHaveValue('Not together with other discounts.');
    await user.clear(screen.getByLabelText(/^Discount percentage/));
    await user.click(button('Save the offer'));
    await screen.findByRole('heading', { level: 1, name: 'Family tests' });
    const { id: _id, number: _number, ...values } = offer();
    expect(callsTo('PUT /offers/:id')[0]?.body).toEqual({ ...values, discountPercentage: 0 });
  });

  it('an offer is deleted after a question; a refusal is said in it', async () => {
    const { refuse, mend, offers } = serveOffers([
      offer(),
      offer({ id: '03'.repeat(16), number: 3, name: 'Later' }),
    ]);
    const { user, container, toasts } = open(`${DOCTORS}/discount-list`, doctor);
    await user.click(await screen.findByRole('button', { name: 'Delete “Family tests”' }));
    const question = within(screen.getByRole('dialog', { name: 'Delete “Family tests”?' }));
    await expectAccessible();
    refuse('DELETE /offers/:id', 'unreachable');
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await question.findByRole('alert')).toBeInTheDocument();
    mend();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /^1 / })).not.toBeInTheDocument());
    expect(offers.map(({ name }) => name)).toEqual(['Later']);
    expect(toasts.map(({ text }) => text)).toEqual(['“Family tests” is deleted.']);
    await expectAccessible(container);
  });

  it('what is not valid today says so in the list', async () => {
    serveOffers([
      offer({ validTo: '2026-01-02' }),
      offer({ id: '04'.repeat(16), number: 4, validFrom: '2099-01-01' }),
    ]);
    open(`${DOCTORS}/discount-list`, doctor);
    expect(await screen.findByRole('cell', { name: '1 January 2026 Over' })).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: '1 January 2099 Coming' })).toBeInTheDocument();
  });
});
