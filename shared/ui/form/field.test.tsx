import { screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '../../testing/expect-accessible';
import { renderWithApp } from '../../testing/render-with-app';
import { CheckboxField, RadioField, SelectField } from '../choice/choice-field';
import { DateField, TextArea, TextField } from './field';
import { Form, SubmitButton } from './form';
import { PasswordField } from './password-field';

const empty = { mobile: '', about: '', born: '', city: '', contact: '', password: '', terms: false };

const refusal = {
  message: 'No',
  fieldErrors: Object.keys(empty).map((path) => ({ path, message: `Wrong ${path}` })),
};

function show(onSubmit: (values: typeof empty) => Promise<void>) {
  return renderWithApp(
    <Form initialValues={empty} onSubmit={onSubmit}>
      <TextField name="mobile" label="Mobile" type="tel" inputMode="tel" autoComplete="tel" optional />
      <TextArea name="about" label="About" hint="A few words" />
      <DateField name="born" label="Born" autoComplete="bday" max="2026-01-01" />
      <SelectField
        name="city"
        label="Branch"
        options={[
          { value: 'deccan', label: 'Deccan' },
          { value: 'baner', label: 'Baner' },
        ]}
      />
      <RadioField
        name="contact"
        label="Reach me by"
        options={[
          { value: 'phone', label: 'Telephone' },
          { value: 'email', label: 'E-mail', hint: 'Within a day' },
        ]}
      />
      <PasswordField name="password" label="Password" autoComplete="new-password" />
      <CheckboxField name="terms" label="I agree" />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
}

test('the form submits what is entered in each kind of field', async () => {
  const submit = jest.fn(async (_values: typeof empty) => undefined);
  const { user, container } = show(submit);
  await user.tab();
  await user.keyboard('98765');
  await user.tab();
  await user.keyboard('Knee');
  await user.type(screen.getByLabelText('Born'), '1990-05-01');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Branch' }), 'Baner');
  await user.tab();
  await user.keyboard(' {ArrowDown}');
  await user.tab();
  await user.keyboard('secret phrase');
  await user.tab();
  await user.tab();
  await user.keyboard(' ');
  await expectAccessible(container);
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(submit).toHaveBeenCalled());
  expect(submit.mock.calls[0]?.[0]).toEqual({
    mobile: '98765',
    about: 'Knee',
    born: '1990-05-01',
    city: 'baner',
    contact: 'email',
    password: 'secret phrase',
    terms: true,
  });
});

test('labels mark optional fields, and autocomplete is set', () => {
  show(jest.fn());
  const mobile = screen.getByRole('textbox', { name: 'Mobile (optional)' });
  expect(mobile).toHaveAttribute('autocomplete', 'tel');
  expect(mobile).toHaveAttribute('inputmode', 'tel');
  expect(mobile).not.toBeRequired();
  expect(screen.getByRole('textbox', { name: 'About' })).toBeRequired();
  expect(screen.getByRole('radio', { name: 'E-mail' })).toHaveAccessibleDescription('Within a day');
});

test('fields show their errors, and a link of the summary focuses its field', async () => {
  const { user, container } = show(() => Promise.reject(refusal));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('group', { name: 'Please check these answers' });
  expect(screen.getByRole('textbox', { name: 'About' })).toHaveAccessibleDescription(
    'A few words Error: Wrong about',
  );
  expect(screen.getByLabelText('Born')).toBeInvalid();
  expect(screen.getByRole('combobox', { name: 'Branch' })).toHaveAccessibleDescription('Error: Wrong city');
  expect(screen.getByRole('radiogroup', { name: 'Reach me by' })).toHaveAccessibleDescription(
    'Error: Wrong contact',
  );
  expect(screen.getByRole('checkbox', { name: 'I agree' })).toBeInvalid();
  await expectAccessible(container);

  await user.click(screen.getByRole('link', { name: 'Wrong contact' }));
  expect(screen.getByRole('radio', { name: 'Telephone' })).toHaveFocus();
});

test('shows a password on request only', async () => {
  const { user } = show(jest.fn());
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password', pressed: false }));
  expect(password).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Show password', pressed: true }));
  expect(password).toHaveAttribute('type', 'password');
});
