import { screen } from '@testing-library/react';
import type { Registration } from '@nivara/shared/domain/patient';
import { COMPLETE_REGISTRATION } from '@nivara/shared/testing/complete-registration';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { Form } from '@nivara/shared/ui/form/form';
import { choose, combobox, textbox } from './testing/registration-form';
import { AddressFields } from './address-fields';

function show(address: Partial<Registration['address']> = {}) {
  let latest: Registration = {
    ...COMPLETE_REGISTRATION,
    address: { ...COMPLETE_REGISTRATION.address, ...address },
  };
  const rendered = renderWithApp(
    <Form initialValues={latest} onSubmit={() => undefined} onChange={(values) => (latest = values)}>
      <AddressFields />
    </Form>,
  );
  return { ...rendered, address: () => latest.address };
}

test('a change of country clears the state and nothing else', async () => {
  const { user, address } = show();
  await choose(user, 'Country', 'UK');
  expect(textbox('State')).toHaveValue('');
  expect(address()).toEqual({ ...COMPLETE_REGISTRATION.address, country: 'UK', state: '' });

  await user.type(textbox('State'), 'Kent');
  await choose(user, 'Country', 'USA');
  expect(textbox('State')).toHaveValue('');

  await user.type(textbox('State'), 'Ohio');
  await choose(user, 'Country', 'India');
  expect(combobox('State')).not.toHaveTextContent('Ohio');
  expect(address().state).toBe('');
});

test('choosing the same country again changes nothing', async () => {
  const { user, address } = show();
  await choose(user, 'Country', 'India');
  expect(combobox('State')).toHaveTextContent('Maharashtra');
  expect(address()).toEqual(COMPLETE_REGISTRATION.address);
});

test('shows the stored state of another country in a text box', () => {
  show({ country: 'UK', state: 'Kent' });
  expect(textbox('State')).toHaveValue('Kent');
  expect(screen.queryByRole('combobox', { name: 'State' })).not.toBeInTheDocument();
});
