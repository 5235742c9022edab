import { screen, within } from '@testing-library/react';
import { DESK_BILL_MESSAGES } from '@nivara/shared/domain/desk-bill';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { openDesk } from '../../testing/open-desk';
import { idOf } from '../../testing/serve-desk';
import { serveDeskBills } from '../testing/serve-desk-bills';
import './raise-screen';

afterEach(() => jest.restoreAllMocks());

const line = (index: number) => within(screen.getByRole('listitem', { name: `Line ${index}` }));

it('finds the patient, shows the total while lines are entered, and opens the raised bill', async () => {
  const service = serveDeskBills([]);
  const { user, location, container, toasts } = openDesk('/desk/bills/new');
  await user.type(await screen.findByRole('searchbox', { name: 'Find the patient' }), 'asha');
  await user.click(await screen.findByRole('button', { name: /Asha Kulkarni/ }));
  expect(location()).toBe(`/desk/bills/new?patient=${idOf('d')}`);
  await screen.findByRole('form', { name: 'New bill' });
  await user.type(line(1).getByRole('textbox', { name: 'What for' }), 'Yoga mat');
  await user.type(line(1).getByRole('textbox', { name: 'Amount before tax' }), '1000');
  await user.selectOptions(line(1).getByRole('combobox', { name: 'Tax' }), 'GST 18%');
  await user.click(screen.getByRole('button', { name: 'Add a line' }));
  expect(line(2).getByRole('textbox', { name: 'What for' })).toHaveFocus();
  await user.type(line(2).getByRole('textbox', { name: 'What for' }), 'Talk');
  await user.type(line(2).getByRole('textbox', { name: 'Amount before tax' }), '20');
  expect(screen.getByRole('row', { name: 'Total ₹1,200.00' })).toBeInTheDocument();
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: 'Raise the bill' }));
  expect(await screen.findByRole('heading', { name: 'Bill NV-2026-000001-ABCD' })).toBeInTheDocument();
  expect(service.callsTo('POST /desk/bills')[0]?.body).toEqual({
    patient: idOf('d'),
    lines: [
      { text: 'Yoga mat', amount: 100_000, taxPercent: 18 },
      { text: 'Talk', amount: 2_000, taxPercent: 0 },
    ],
  });
  expect(toasts[0]?.text).toBe('Bill NV-2026-000001-ABCD is raised.');
});

it('asks for the name of a guest before it raises their bill', async () => {
  const service = serveDeskBills([]);
  const { user } = openDesk('/desk/bills/new?guest');
  await user.click(await screen.findByRole('button', { name: 'Raise the bill' }));
  await screen.findByRole('group', { name: 'Please check these answers' });
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
    expect.stringContaining(DESK_BILL_MESSAGES.name),
  );
  expect(line(1).getByRole('textbox', { name: 'What for' })).toHaveAccessibleDescription(
    expect.stringContaining(DESK_BILL_MESSAGES.text),
  );
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Meera Rao');
  await user.type(line(1).getByRole('textbox', { name: 'What for' }), 'Copies');
  await user.type(line(1).getByRole('textbox', { name: 'Amount before tax' }), '20');
  await user.click(screen.getByRole('button', { name: 'Raise the bill' }));
  await screen.findByText('Meera Rao');
  expect(service.callsTo('POST /desk/bills')[0]?.body).toEqual({
    name: 'Meera Rao',
    lines: [{ text: 'Copies', amount: 2_000, taxPercent: 0 }],
  });
});

it('says when nobody is found', async () => {
  serveDeskBills([]);
  const { user, container } = openDesk('/desk/bills/new');
  await user.type(await screen.findByRole('searchbox', { name: 'Find the patient' }), 'nobody');
  expect(await screen.findByText('Nobody found. Is it a new patient?')).toBeInTheDocument();
  await expectAccessible(container);
});
