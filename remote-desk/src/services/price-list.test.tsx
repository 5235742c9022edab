import { screen, within } from '@testing-library/react';
import type { PricedItem } from '@nivara/shared/domain/price-list';
import { PRICE_LIST_MESSAGES } from '@nivara/shared/domain/priced-item';
import { AMOUNT_MESSAGE } from '@nivara/shared/domain/rupees';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { serveCalls } from '@nivara/shared/testing/serve-calls';
import { openDesk } from '../testing/open-desk';
import { idOf } from '../testing/serve-desk';
// Imported early, so that no test waits for the compiler.
import './services-screen';

afterEach(() => jest.restoreAllMocks());

const ECG: PricedItem = {
  id: idOf('a'),
  kind: 'test',
  name: 'ECG',
  details: 'No cream on the chest.',
  minutes: 15,
  price: 70_000,
};

function serve() {
  let entries = [ECG];
  return serveCalls({
    'GET /desk/services': () => [],
    'GET /doctors': () => [],
    'GET /price-list': () => ({ services: [], entries }),
    'POST /desk/price-list': ({ body }) => {
      const added = { ...(body as PricedItem), id: idOf('b') };
      entries = [...entries, added];
      return added;
    },
    'DELETE /desk/price-list/:id': () => {
      entries = [];
      return undefined;
    },
  });
}

test('adds a package after its errors are corrected', async () => {
  const service = serve();
  const { user, container } = openDesk('/desk/services');
  await screen.findByRole('row', { name: /ECG.*Test.*₹700\.00.*15 minutes/ });
  await user.click(screen.getByRole('button', { name: 'Add to the price list' }));
  const form = within(await screen.findByRole('dialog', { name: 'New on the price list' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect((await form.findAllByText(PRICE_LIST_MESSAGES.name)).length).toBeGreaterThan(0);
  expect(form.getAllByText(AMOUNT_MESSAGE).length).toBeGreaterThan(0);
  await expectAccessible(container);
  await user.type(form.getByLabelText('Name'), 'Heart check-up');
  await user.type(form.getByLabelText('Content or preparation'), 'ECG{Enter}A plan');
  await user.type(form.getByLabelText('Duration in minutes'), '150');
  await user.type(form.getByLabelText('Price in rupees'), '7,400');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('row', { name: /Heart check-up.*Package.*₹7,400\.00/ })).toBeInTheDocument();
  expect(service.callsTo('POST /desk/price-list')[0]?.body).toEqual({
    kind: 'package',
    name: 'Heart check-up',
    details: 'ECG\nA plan',
    minutes: 150,
    price: 740_000,
  });
});

test('deletes a test after asking', async () => {
  serve();
  const { user } = openDesk('/desk/services');
  await user.click(await screen.findByRole('button', { name: 'Delete ECG' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Nothing is on the price list yet')).toBeInTheDocument();
});
