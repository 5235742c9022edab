import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderWithApp } from '../../testing/render-with-app';
import { expectAccessible } from '../../testing/expect-accessible';
import { Form, SubmitButton } from './form';
import { MomentField } from './moment-field';

test('sends day and time as one value, and is described by its hint', async () => {
  const sent: unknown[] = [];
  const { user, container } = renderWithApp(
    <Form initialValues={{ at: '2026-03-01T08:30' }} onSubmit={(values) => void sent.push(values)}>
      <MomentField name="at" label="When?" hint="Indian time" max="2026-03-02T23:59" />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  const field = screen.getByLabelText('When?');
  expect(field).toHaveValue('2026-03-01T08:30');
  expect(field).toHaveAccessibleDescription('Indian time');
  fireEvent.change(field, { target: { value: '2026-03-02T21:05' } });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toEqual([{ at: '2026-03-02T21:05' }]));
  await expectAccessible(container);
});
