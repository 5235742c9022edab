import { screen, waitFor } from '@testing-library/react';
import { number, object } from 'yup';
import { expectAccessible } from '../../testing/expect-accessible';
import { renderWithApp } from '../../testing/render-with-app';
import { Form, SubmitButton } from './form';
import { NumberField } from './number-field';

test('reads decimals, reads an empty box as null, and reports a value out of bounds', async () => {
  const submit = jest.fn(async (_values: { weight: number | null }) => undefined);
  const { user, container } = renderWithApp(
    <Form
      initialValues={{ weight: null }}
      schema={object({ weight: number().max(400, 'That is too much.').nullable() })}
      onSubmit={submit}
    >
      <NumberField name="weight" label="Weight" min={1} max={400} optional />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  const weight = () => screen.getByRole('spinbutton', { name: 'Weight (optional)' });
  const send = () => user.click(screen.getByRole('button', { name: 'Send' }));
  expect(weight()).toHaveValue(null);
  await user.type(weight(), '62.5');
  await send();
  await waitFor(() => expect(submit.mock.lastCall?.[0]).toEqual({ weight: 62.5 }));
  await user.clear(weight());
  await send();
  await waitFor(() => expect(submit.mock.lastCall?.[0]).toEqual({ weight: null }));
  await user.type(weight(), '401');
  await send();
  await waitFor(() => expect(weight()).toHaveAccessibleDescription('Error: That is too much.'));
  await expectAccessible(container);
});
