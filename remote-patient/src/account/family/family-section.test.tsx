import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { DOB_MESSAGES } from '@nivara/shared/domain/date-of-birth';
import { FAMILY_MESSAGES } from '@nivara/shared/domain/family';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { fill } from '@nivara/shared/testing/fill';
import { familyMember } from '@nivara/shared/testing/family-member';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { serveFamily, type FamilyService } from './testing/serve-family';
import { FamilySection } from './family-section';

const self = { name: 'Asha Kulkarni', dob: '1990-03-02', gender: 'Female' };
const ravi = familyMember();
const anu = familyMember({
  id: 'a1'.repeat(16),
  firstName: 'Anu',
  fullName: 'Anu Kulkarni',
  dob: '2018-06-05',
});

const radio = (name: string) => screen.findByRole('radio', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole('textbox', { name });
const headings = () =>
  screen.queryAllByRole('heading', { level: 3 }).flatMap(({ textContent }) => textContent ?? []);

const open = (service: FamilyService) => {
  const app = renderWithApp(<FamilySection self={self} />, { user: sessionUser() });
  return { ...app, service };
};

async function fillIn(user: UserEvent, firstName: string, lastName = 'Kulkarni') {
  await fill(user, field('First name'), firstName);
  await fill(user, field('Last name (optional)'), lastName);
  await user.type(screen.getByLabelText('Date of birth'), '2015-04-01');
  await user.click(await radio('Other'));
}

test('starts with Single and no form, and reveals the holder’s details on request', async () => {
  const { user, container } = open(serveFamily());
  expect(await radio('Single')).toBeChecked();
  expect(await radio('Single')).toHaveAccessibleDescription('Only I am treated here, so there is no list.');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.getByText('Asha Kulkarni')).not.toBeVisible();
  expect(button('View record')).toHaveAttribute('aria-expanded', 'false');
  await user.click(button('View record'));
  expect(screen.getByText('Asha Kulkarni')).toBeVisible();
  expect(screen.getByText(/^Born on 2 March 1990, \d+ years old$/)).toBeVisible();
  await expectAccessible(container);
  await user.click(button('Hide record'));
  expect(screen.getByText('Asha Kulkarni')).not.toBeVisible();
});

test('adds a member under the full name and empties the form', async () => {
  const { user, container, service, toasts } = open(serveFamily());
  await user.click(await radio('Family'));
  await fillIn(user, '  Ravi ');
  await fill(user, field('Middle name (optional)'), 'Kumar');
  await expectAccessible(container);
  await user.click(button('Add member'));
  expect(await screen.findByRole('heading', { name: 'Ravi Kumar Kulkarni' })).toBeVisible();
  expect(service.callsTo('POST /family')[0]?.body).toMatchObject({
    firstName: '  Ravi ',
    dob: '2015-04-01',
    gender: 'Other',
  });
  expect(toasts.map(({ text }) => text)).toEqual(['Ravi Kumar Kulkarni is in your family list now.']);
  expect(field('First name')).toHaveValue('');
  expect(await radio('Other')).not.toBeChecked();
  expect(await radio('Family')).toBeChecked();
  expect(button('Hide 2 records')).toBeInTheDocument();
  await expectAccessible(container);
});

test('names each field that is missing or invalid', async () => {
  const { user, service, container } = open(serveFamily());
  await user.click(await radio('Family'));
  await user.click(button('Add member'));
  const summary = await screen.findByRole('group', { name: 'Please check these answers' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([FAMILY_MESSAGES.firstName, DOB_MESSAGES.required, FAMILY_MESSAGES.gender]);
  await expectAccessible(container);
  await fillIn(user, 'Ravi');
  await user.clear(screen.getByLabelText('Date of birth'));
  await user.type(screen.getByLabelText('Date of birth'), '2999-01-01');
  await user.click(button('Add member'));
  expect(screen.getByLabelText('Date of birth')).toHaveAccessibleDescription(`Error: ${DOB_MESSAGES.future}`);
  expect(service.callsTo('POST /family')).toEqual([]);
});

test('offers no form after the fourth member', async () => {
  const family = ['Anu', 'Mina', 'Omkar'].map((firstName, index) =>
    familyMember({ id: `${index}`.padStart(32, 'c'), firstName, fullName: firstName }),
  );
  const { user, container } = open(serveFamily(family));
  expect(await radio('Family')).toBeChecked();
  await fillIn(user, 'Ravi');
  await user.click(button('Add member'));
  const message = await screen.findByText(FAMILY_MESSAGES.tooMany);
  expect(message.parentElement?.parentElement).toHaveFocus();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(button('Hide 5 records')).toBeInTheDocument();
  await expectAccessible(container);
  await user.click(button('Remove Mina'));
  await user.click(button('Remove'));
  expect(await screen.findByRole('form', { name: 'Add a family member' })).toBeInTheDocument();
});

test('shows the service’s refusal when four members were added elsewhere', async () => {
  const { user, service } = open(serveFamily());
  await user.click(await radio('Family'));
  await fillIn(user, 'Ravi');
  for (let index = 0; index < 4; index += 1) {
    service.members.push(familyMember({ id: `${index}`.padStart(32, 'c') }));
  }
  await user.click(button('Add member'));
  expect(await screen.findByText(FAMILY_MESSAGES.tooMany)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'View 5 records' })).toBeInTheDocument();
});

test('names the members beside the button that shows their details', async () => {
  serveFamily([ravi, anu]);
  const { user } = renderWithApp(<FamilySection self={self} />, { user: sessionUser() });
  const names = await screen.findByText(`In your family list: ${ravi.fullName}, Anu Kulkarni.`);
  await user.click(button('View 3 records'));
  expect(names).not.toBeInTheDocument();
});

test('saves an edited member and closes the dialog', async () => {
  const { user, service } = open(serveFamily([ravi]));
  await user.click(await screen.findByRole('button', { name: 'View 2 records' }));
  await user.click(button('Edit Ravi Kulkarni'));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Ravi Kulkarni' }));
  const firstName = dialog.getByRole('textbox', { name: 'First name' });
  expect(firstName).toHaveValue('Ravi');
  expect(dialog.getByLabelText('Date of birth')).toHaveValue('2015-04-01');
  await expectAccessible();
  await fill(user, firstName, 'Ravindra');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Ravindra Kulkarni' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(service.callsTo('PATCH /family/:id')).toHaveLength(1);
});

test('shows an error when the edited member was removed elsewhere', async () => {
  const { user, service } = open(serveFamily([ravi]));
  await user.click(await screen.findByRole('button', { name: 'View 2 records' }));
  await user.click(button('Edit Ravi Kulkarni'));
  service.members.length = 0;
  await user.click(button('Save'));
  expect(await screen.findByRole('alert')).toHaveTextContent('removed elsewhere in the meantime');
  await user.click(button('Cancel'));
  expect(headings()).toEqual(['Asha Kulkarni']);
});

test('removes a member after a confirmation', async () => {
  const { user, service, toasts } = open(serveFamily([{ ...ravi }, anu]));
  await user.click(await screen.findByRole('button', { name: 'View 3 records' }));
  await user.click(button('Remove Ravi Kulkarni'));
  expect(screen.getByRole('dialog', { name: 'Remove Ravi Kulkarni?' })).toBeInTheDocument();
  await user.click(button('Cancel'));
  expect(service.members).toHaveLength(2);
  await user.click(button('Remove Ravi Kulkarni'));
  await user.click(button('Remove'));
  await waitFor(() => expect(headings()).toEqual(['Asha Kulkarni', 'Anu Kulkarni', 'Add a family member']));
  expect(button('Hide 2 records')).toHaveFocus();
  expect(toasts.at(-1)?.text).toBe('Ravi Kulkarni was removed from your family list.');
});

test('switching to Single removes every member after a confirmation', async () => {
  const { user, service } = open(serveFamily([{ ...ravi }, anu]));
  await user.click(await radio('Single'));
  const question = screen.getByRole('dialog', { name: 'Remove your whole family list?' });
  expect(question).toHaveTextContent('Ravi Kulkarni, Anu Kulkarni will be removed');
  await expectAccessible();
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(await radio('Family')).toBeChecked();
  expect(service.members).toHaveLength(2);
  await user.click(await radio('Single'));
  await user.click(button('Remove and switch'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await radio('Single')).toBeChecked();
  expect(service.members).toEqual([]);
  await user.click(await radio('Family'));
  expect(field('First name')).toHaveValue('');
});

test('keeps a half-filled form when the page is left, and asks before discarding it', async () => {
  const { user, unmount, rerender } = open(serveFamily());
  await user.click(await radio('Family'));
  await user.type(field('First name'), 'Ravi');
  rerender(<p>Another page</p>);
  rerender(<FamilySection self={self} />);
  expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Ravi');
  await user.click(await radio('Single'));
  await user.click(button('Discard and switch'));
  await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
  await user.click(await radio('Family'));
  expect(field('First name')).toHaveValue('');
  unmount();
});

test('keeps the answers while the service is down', async () => {
  const service = serveFamily();
  service.refuse('GET /family', 'unreachable');
  const { user, container } = open(service);
  expect(
    await screen.findByRole('heading', { name: 'Your family list could not be loaded' }),
  ).toBeInTheDocument();
  await expectAccessible(container);
  service.mend();
  await user.click(button('Retry'));
  await user.click(await radio('Family'));
  service.refuse('POST /family', 'unreachable');
  await fillIn(user, 'Ravi');
  await user.click(button('Add member'));
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach the clinic’s service');
  expect(field('First name')).toHaveValue('Ravi');
  service.mend();
  await user.click(button('Add member'));
  expect(await screen.findByRole('heading', { name: 'Ravi Kulkarni' })).toBeInTheDocument();
});
