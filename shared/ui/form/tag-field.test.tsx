import { screen, waitFor, within } from '@testing-library/react';
import { array, object, string } from 'yup';
import { expectAccessible } from '../../testing/expect-accessible';
import { renderWithApp } from '../../testing/render-with-app';
import { Form, SubmitButton } from './form';
import { TagField, type TagFieldProps } from './tag-field';

interface Values {
  illnesses: string[];
}

const schema = object({
  illnesses: array(string().max(12, 'That is too long.')).max(3, 'Those are too many.'),
});

function show(initial: string[] = [], options: Partial<TagFieldProps> = {}) {
  const submit = jest.fn(async (_values: Values) => undefined);
  const rendered = renderWithApp(
    <Form initialValues={{ illnesses: initial }} schema={schema} onSubmit={submit}>
      <TagField name="illnesses" label="Illnesses" hint="As your doctor calls them." optional {...options} />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  const sent = async () => {
    await rendered.user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(submit).toHaveBeenCalled());
    return submit.mock.lastCall?.[0].illnesses;
  };
  return { ...rendered, submit, sent };
}

const box = () => screen.getByRole('textbox', { name: 'Illnesses (optional)' });
const list = () => screen.queryByRole('list', { name: 'Illnesses (optional)' });
const tags = () => {
  const shown = list();
  return shown === null
    ? []
    : within(shown)
        .getAllByRole('button', { name: /^Edit / })
        .map((tag) => tag.textContent.replace('Edit ', ''));
};
const announcements = () => screen.getAllByRole('status').map((status) => status.textContent);

test('Enter and a comma add a trimmed tag, and skip empty and repeated ones', async () => {
  const { user, container, submit, sent } = show();
  expect(box()).toHaveAccessibleDescription(
    'As your doctor calls them. Press Enter or a comma after each one.',
  );
  await user.type(box(), '  Asthma {Enter}');
  expect(announcements()).toContain('Added Asthma.');
  await user.type(box(), 'Hay  fever,');
  expect(box()).toHaveValue('');
  await user.type(box(), ' {Enter},');
  await user.type(box(), 'asthma,');
  expect(announcements()).toContain('asthma is in the list already.');
  expect(tags()).toEqual(['Asthma', 'Hay fever']);
  expect(submit).not.toHaveBeenCalled();
  await expectAccessible(container);
  expect(await sent()).toEqual(['Asthma', 'Hay fever']);
});

test.each(['Asthma, Gout,Gout', 'Asthma\nGout\r\n', 'Asthma; Gout'])(
  'pasting the list %j adds its tags',
  async (text) => {
    const { user } = show();
    await user.click(box());
    await user.paste(text);
    expect(tags()).toEqual(['Asthma', 'Gout']);
    expect(box()).toHaveValue('');
  },
);

test('a pasted word stays in the box', async () => {
  const { user } = show();
  await user.click(box());
  await user.paste('Asth');
  expect(box()).toHaveValue('Asth');
  await user.keyboard('ma{Enter}');
  expect(tags()).toEqual(['Asthma']);
});

test('text left in the box becomes a tag', async () => {
  const { user } = show();
  await user.type(box(), 'Asthma');
  await user.tab();
  await waitFor(() => expect(tags()).toEqual(['Asthma']));
});

test('names the tag that it refuses as too long, and adds the others', async () => {
  const { user, container } = show([], { maxLength: 50 });
  const long = 'Asthma since I was a child of two years and never without a spray';
  await user.click(box());
  await user.paste(`Gout; ${long}; Hay fever`);
  expect(tags()).toEqual(['Gout', 'Hay fever']);
  const refusal =
    '“Asthma since I was a child of two years…” was not added: please keep each entry to 50 characters or fewer.';
  expect(box()).toHaveAccessibleDescription(new RegExp(`Error: ${refusal}$`));
  expect(box()).toBeInvalid();
  await expectAccessible(container);
  await user.type(box(), 'M');
  expect(box()).not.toBeInvalid();

  await user.paste(long);
  expect(box()).toHaveValue('M');
  expect(box()).toHaveAccessibleDescription(/was not added/);
  await user.keyboard('igraine{Enter}');
  expect(tags()).toEqual(['Gout', 'Hay fever', 'Migraine']);
  expect(box()).not.toBeInvalid();
});

test('begins with the text of the draft, and reports each change of the text', async () => {
  const texts: string[] = [];
  const onText = (text: string) => void texts.push(text);
  const { user } = show(['Asthma'], { startText: 'Hay', onText });
  expect(box()).toHaveValue('Hay');
  await user.type(box(), ' f');
  expect(texts.at(-1)).toBe('Hay f');
  await user.keyboard('{Enter}');
  expect(texts.at(-1)).toBe('');
  expect(tags()).toEqual(['Asthma', 'Hay f']);
});

test('does not restore a text that has become a tag', () => {
  const onText = jest.fn();
  show(['Asthma'], { startText: 'asthma ', onText });
  expect(box()).toHaveValue('');
  expect(onText).toHaveBeenCalledWith('');
});

test('edits a tag in its place by keyboard', async () => {
  const { user, container } = show(['Asthma', 'Gout']);
  await user.click(box());
  await user.tab();
  await user.keyboard('{Enter}');
  const edit = screen.getByRole('textbox', { name: 'Edit Asthma' });
  await waitFor(() => expect(edit).toHaveFocus());
  await expectAccessible(container);
  await user.keyboard(' since 2010{Enter}');
  expect(tags()).toEqual(['Asthma since 2010', 'Gout']);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Asthma since 2010' })).toHaveFocus());
  expect(announcements()).toContain('Changed to Asthma since 2010.');
  await user.keyboard('{Enter}');
  await user.keyboard('xyz{Escape}');
  expect(tags()).toEqual(['Asthma since 2010', 'Gout']);
});

test('removes an edited tag that is empty or repeated', async () => {
  const { user } = show(['Asthma', 'Gout', 'Hay fever']);
  await user.click(screen.getByRole('button', { name: 'Edit Gout' }));
  await user.clear(screen.getByRole('textbox', { name: 'Edit Gout' }));
  await user.keyboard(' {Enter}');
  expect(tags()).toEqual(['Asthma', 'Hay fever']);
  expect(announcements()).toContain('Removed Gout.');
  await user.click(screen.getByRole('button', { name: 'Edit Hay fever' }));
  await user.clear(screen.getByRole('textbox', { name: 'Edit Hay fever' }));
  await user.keyboard('Asthma');
  await user.click(box());
  expect(tags()).toEqual(['Asthma']);
});

test('removes a tag by its cross, Delete or Backspace, and moves the focus', async () => {
  const { user } = show(['Asthma', 'Gout', 'Hay fever']);
  await user.click(screen.getByRole('button', { name: 'Remove Asthma' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Gout' })).toHaveFocus());
  await user.keyboard('{Delete}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Hay fever' })).toHaveFocus());
  await user.keyboard('{Backspace}');
  await waitFor(() => expect(box()).toHaveFocus());
  expect(list()).not.toBeInTheDocument();
});

test('shows the error of one tag at the field, and focuses the tag', async () => {
  const { user, container } = show(['Asthma', 'A very long illness']);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(box()).toHaveAccessibleDescription(/Error: That is too long\.$/));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit A very long illness' })).toHaveFocus());
  await expectAccessible(container);
});

test('refuses more tags than allowed', async () => {
  const { user } = show(['Asthma', 'Gout', 'Hay fever', 'Migraine']);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(box()).toHaveAccessibleDescription(/Error: Those are too many\.$/));
  expect(box()).toHaveFocus();
});
