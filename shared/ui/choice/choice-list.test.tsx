import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../testing/expect-accessible';
import { renderWithApp } from '../../testing/render-with-app';
import { ChoiceListField, type ChoiceListFieldProps } from './choice-list-field';
import { Form, SubmitButton } from '../form/form';

const fruits = ['Apple', 'Apricot', 'Banana', 'Cherry', 'Date', 'Elderberry', 'Fig'];
const choices = fruits.map((label) => ({
  value: label.toLowerCase(),
  label,
  ...(label === 'Banana' ? { disabled: true, note: 'sold out' } : {}),
}));

function show(differences: Partial<ChoiceListFieldProps> = {}, fruit = '') {
  const submit = jest.fn(async (_values: { fruit: string }) => undefined);
  const rendered = renderWithApp(
    <Form initialValues={{ fruit }} onSubmit={submit}>
      <ChoiceListField name="fruit" label="Fruit" choices={choices} {...differences} />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  return { ...rendered, submit };
}

const opener = () => screen.getByRole('combobox', { name: 'Fruit' });
const options = () => screen.getAllByRole('option');
const option = (name: string) => screen.getByRole('option', { name });
/** The option that the arrow keys have reached. */
const active = () => {
  const id = opener().getAttribute('aria-activedescendant');
  return options()
    .find((each) => each.id === id)
    ?.textContent?.trim();
};

test('opens on a press, shows all options, and chooses the pressed one', async () => {
  const { user, container, submit } = show();
  expect(opener()).toHaveTextContent('Choose…');
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();

  await user.click(opener());
  const list = screen.getByRole('listbox', { name: 'Fruit' });
  expect(within(list).getAllByRole('option')).toHaveLength(fruits.length);
  expect(opener()).toHaveAttribute('aria-controls', list.id);
  await expectAccessible(container);

  await user.click(option('Cherry'));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(opener()).toHaveTextContent('Cherry');
  expect(opener()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(submit.mock.calls[0]?.[0]).toEqual({ fruit: 'cherry' }));
});

test('shows five options of 40 px at the usual text size before it scrolls', async () => {
  const { user } = show();
  await user.click(opener());
  expect(options().map((each) => getComputedStyle(each).height)).toEqual(fruits.map(() => '2.5rem'));
  // Five options and the two lines of the border.
  expect(getComputedStyle(screen.getByRole('listbox')).maxHeight).toBe('calc(12.5rem + 2px)');
});

test.each(['{ArrowDown}', '{ArrowUp}', '{Enter}', ' '])(
  'the key %s opens the list at the chosen option',
  async (key) => {
    const { user, submit } = show({}, 'date');
    await user.tab();
    await user.keyboard(key);
    expect(active()).toBe('Date');
    expect(option('Date')).toHaveAttribute('aria-selected', 'true');
    expect(submit).not.toHaveBeenCalled();
  },
);

test('arrows, Home, End, Page Up and Page Down move through the options, and Enter or Space chooses', async () => {
  const { user } = show();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Apple');
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('Apple');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Apricot');
  await user.keyboard('{End}');
  expect(active()).toBe('Fig');
  await user.keyboard('{PageUp}');
  expect(active()).toBe('Apricot');
  await user.keyboard('{PageDown}{PageDown}');
  expect(active()).toBe('Fig');
  await user.keyboard('{Home}{ArrowDown}{Enter}');
  expect(opener()).toHaveTextContent('Apricot');
  await user.keyboard('{End} ');
  expect(opener()).toHaveTextContent('Fig');
});

test('typing finds an option by its prefix, and a repeated letter finds the next match', async () => {
  const { user } = show();
  await user.tab();
  await user.keyboard('el');
  expect(active()).toBe('Elderberry');
  await user.keyboard('{Escape}');
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2000);
  await user.keyboard('a');
  expect(active()).toBe('Apple');
  await user.keyboard('a');
  expect(active()).toBe('Apricot');
  await user.keyboard('a');
  expect(active()).toBe('Apple');
  jest.restoreAllMocks();
});

test('Escape keeps the choice', async () => {
  const { user } = show({}, 'fig');
  await user.tab();
  await user.keyboard('{ArrowDown}{Home}{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(opener()).toHaveTextContent('Fig');
  expect(opener()).toHaveFocus();
});

test('Tab chooses the active option and moves the focus on', async () => {
  const { user } = show();
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await user.tab();
  expect(opener()).toHaveTextContent('Apricot');
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
});

test.each(['{Enter}', ' '])('opening the list with %s and leaving it chooses nothing', async (key) => {
  const { user } = show();
  await user.tab();
  await user.keyboard(key);
  expect(options()).toHaveLength(fruits.length);
  expect(active()).toBeUndefined();
  await user.tab();
  expect(opener()).toHaveTextContent('Choose…');
});

test('closes on a press outside', async () => {
  const { user } = show();
  await user.click(opener());
  await user.click(document.body);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('disabled options are listed and cannot be chosen', async () => {
  const { user, container } = show();
  await user.click(opener());
  expect(option('Banana sold out')).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(container);
  await user.click(option('Banana sold out'));
  await user.keyboard('{Home}b{Enter}');
  expect(active()).toBe('Banana sold out');
  expect(opener()).toHaveTextContent('Choose…');
});

test('announces loading choices and stays closed', async () => {
  const { user, container } = show({ choices: [], waiting: 'Loading fruits...' });
  expect(opener()).toHaveTextContent('Loading fruits...');
  await user.click(opener());
  await user.keyboard('{Enter}a');
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  expect(opener()).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(container);
});

test('the list is described by its hint and its errors', async () => {
  const { user, rerender } = show({ hint: 'One a day' });
  expect(opener()).toHaveAccessibleDescription('One a day');

  const refuse = () => Promise.reject({ fieldErrors: [{ path: 'fruit', message: 'Not ripe' }] });
  rerender(
    <Form key="refused" initialValues={{ fruit: 'fig' }} onSubmit={refuse}>
      <ChoiceListField name="fruit" label="Fruit" choices={choices} />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(opener()).toHaveAccessibleDescription('Error: Not ripe'));
  expect(opener()).toHaveFocus();
});
