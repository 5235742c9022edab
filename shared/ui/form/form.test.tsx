import { screen, waitFor, within } from '@testing-library/react';
import { array, object, string } from 'yup';
import { expectAccessible } from '../../testing/expect-accessible';
import { renderWithApp } from '../../testing/render-with-app';
import { TextField } from './field';
import { Form, SubmitButton } from './form';

const schema = object({
  name: string().required('Enter your name'),
  email: string().required('Enter your e-mail address').email('Enter a whole e-mail address'),
});

const start = { name: '', email: '', address: { city: 'Pune' } };

function show(onSubmit: (values: typeof start) => Promise<void>, initialValues = start) {
  return renderWithApp(
    <Form initialValues={initialValues} schema={schema} onSubmit={onSubmit}>
      <TextField name="name" label="Name" hint="As on your card" />
      <TextField name="email" label="E-mail" type="email" />
      <TextField name="address.city" label="City" optional />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send' });
const filled = { ...start, name: 'Asha', email: 'asha@example.in' };
const refuse = (answer: object) => jest.fn(async () => Promise.reject(answer));

test('shows no errors before the first attempt', async () => {
  const { user, container } = show(jest.fn());
  await user.type(field('E-mail'), 'asha');
  await user.tab();
  expect(screen.queryByText('Enter a whole e-mail address')).not.toBeInTheDocument();
  expect(field('E-mail')).not.toHaveAttribute('aria-invalid');
  await expectAccessible(container);
});

test('focuses a summary with links when there are several errors', async () => {
  const submit = jest.fn();
  const { user, container } = show(submit);
  await user.click(send());

  const summary = await screen.findByRole('group', { name: 'Please check these answers' });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(submit).not.toHaveBeenCalled();
  expect(field('Name')).toHaveAccessibleDescription('As on your card Error: Enter your name');
  await expectAccessible(container);

  await user.click(within(summary).getByRole('link', { name: 'Enter your e-mail address' }));
  expect(field('E-mail')).toHaveFocus();
});

test('names the field before a message that several fields share, and the line before each field of a list', async () => {
  const missing = 'Please fill this in.';
  const lines = array(
    object({ often: string().required('Say how often'), dose: string().required(missing) }),
  );
  const { user } = renderWithApp(
    <Form
      initialValues={{ name: '', city: '', lines: [{ dose: '', often: '' }] }}
      schema={object({ name: string().required(missing), city: string().required('Where?'), lines })}
      onSubmit={jest.fn()}
    >
      <TextField name="name" label="Name" />
      <TextField name="city" label="City" />
      <ol>
        <li aria-label="Line 1">
          <TextField name="lines[0].dose" label="Dose" />
          <TextField name="lines[0].often" label="How often" />
        </li>
      </ol>
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await user.click(send());
  const summary = within(await screen.findByRole('group', { name: 'Please check these answers' }));
  expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Name: Please fill this in.',
    'Where?',
    'Line 1, Dose: Please fill this in.',
    'Line 1, How often: Say how often',
  ]);
  await user.click(summary.getByRole('link', { name: /Dose/ }));
  expect(field('Dose')).toHaveFocus();
});

test('marks a corrected error in the summary and removes its link', async () => {
  const { user, container } = show(jest.fn());
  await user.click(send());
  const summary = await screen.findByRole('group', { name: 'Please check these answers' });
  await user.type(field('Name'), 'Asha');
  await waitFor(() => expect(field('Name')).not.toBeInvalid());
  expect(within(summary).queryByRole('link', { name: 'Enter your name' })).not.toBeInTheDocument();
  expect(summary).toHaveTextContent('Enter your name(corrected)');
  await expectAccessible(container);
});

test('says in the summary when all errors are corrected, and warns again when one returns', async () => {
  const { user, container } = show(jest.fn());
  await user.click(send());
  const summary = await screen.findByRole('group', { name: 'Please check these answers' });
  const warning = getComputedStyle(summary).background;
  await user.type(field('Name'), 'Asha');
  await user.type(field('E-mail'), 'asha@example.in');
  expect(await screen.findByRole('group', { name: 'All of these answers are corrected' })).toBe(summary);
  expect(getComputedStyle(summary).background).not.toBe(warning);
  await expectAccessible(container);
  await user.clear(field('Name'));
  expect(await screen.findByRole('group', { name: 'Please check these answers' })).toBe(summary);
});

test('focuses the field of a single error', async () => {
  const { user } = show(jest.fn(), { ...filled, email: 'asha' });
  await user.click(send());
  await waitFor(() => expect(field('E-mail')).toHaveFocus());
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(field('E-mail')).toHaveAccessibleDescription('Error: Enter a whole e-mail address');
});

test('shows the service’s message under its field until the value changes', async () => {
  const { user } = show(
    refuse({ message: 'No', fieldErrors: [{ path: 'email', message: 'Known already' }] }),
    filled,
  );
  await user.click(send());
  await waitFor(() => expect(field('E-mail')).toHaveAccessibleDescription('Error: Known already'));
  expect(field('E-mail')).toHaveFocus();
  expect(field('Name')).toHaveValue('Asha');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  await user.type(field('Name'), ' K');
  expect(field('E-mail')).toBeInvalid();
  await user.type(field('E-mail'), '.net');
  await waitFor(() => expect(field('E-mail')).not.toBeInvalid());
});

test('maps nested paths of the service to fields and lists several errors', async () => {
  const { user } = show(
    refuse({
      message: 'No',
      fieldErrors: [
        { path: 'address.city', message: 'We are not there yet' },
        { path: 'name', message: 'Too short' },
      ],
    }),
    filled,
  );
  await user.click(send());
  const summary = await screen.findByRole('group', { name: 'Please check these answers' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Too short', 'We are not there yet']);
  expect(field('City (optional)')).toBeInvalid();
});

test.each([
  ['any other failure', { message: 'The clinic is closed' }, 'The clinic is closed'],
  [
    'an error of a field that the form does not have',
    { message: 'No', fieldErrors: [{ path: 'slot', message: 'Taken' }] },
    'Taken',
  ],
])('%s is an alert at the top, and what was typed stays', async (_, answer, words) => {
  const { user, container } = show(refuse(answer), filled);
  await user.click(send());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(words);
  expect(alert).toHaveFocus();
  expect(field('E-mail')).toHaveValue('asha@example.in');
  await expectAccessible(container);
});

test('submits once for several clicks and for Enter', async () => {
  let finish = () => undefined as void;
  const submit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { user } = show(submit, filled);
  await user.dblClick(send());
  await user.type(field('Name'), '{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
  expect(send()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Sending…');

  finish();
  await waitFor(() => expect(send()).not.toHaveAttribute('aria-disabled'));
  await user.click(send());
  expect(submit).toHaveBeenCalledTimes(2);
  finish();
  await waitFor(() => expect(send()).not.toHaveAttribute('aria-disabled'));
});

test('shows no errors after a reset between steps', async () => {
  const { user } = renderWithApp(
    <Form
      initialValues={start}
      schema={schema}
      onSubmit={async (values, { resetForm }) => resetForm({ values: { ...values, email: '' } })}
    >
      <TextField name="name" label="Name" />
      <TextField name="email" label="E-mail" type="email" />
      <SubmitButton>Next</SubmitButton>
    </Form>,
  );
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('group', { name: 'Please check these answers' });
  await user.type(field('Name'), 'Asha');
  await user.type(field('E-mail'), 'asha@example.in');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(field('E-mail')).toHaveValue(''));
  await waitFor(() => expect(screen.queryByRole('group')).not.toBeInTheDocument());

  await user.type(field('E-mail'), 'asha');
  await user.clear(field('Name'));
  expect(field('Name')).not.toHaveAttribute('aria-invalid');
  expect(field('E-mail')).not.toHaveAttribute('aria-invalid');
});
