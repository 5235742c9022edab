import { screen, within } from '@testing-library/react';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { servePublicFiles, type PublicFiles } from '@nivara/shared/testing/serve-public-files';
import PublicRoutes from '../../routes';
// Imported early, so that no test waits for the compiler.
import './faqs-screen';

const DATA = '/data/faqs.json';

let files: PublicFiles;
beforeEach(() => {
  files = servePublicFiles();
});

const open = (path = '/faqs') => renderWithApp(<PublicRoutes />, { path });
const questions = () => screen.queryAllByRole('group');
const question = (words: string) => {
  const found = questions().find((group) => group.textContent?.startsWith(words));
  if (!found) throw new Error(`There is no question “${words}”`);
  return found;
};

test('a question opens to its answer and links', async () => {
  const { user, container } = open();
  expect(await screen.findByText('33 questions')).toBeInTheDocument();
  const refund = question('When do I get money back?');
  expect(refund).not.toHaveAttribute('open');
  await user.click(within(refund).getByText('When do I get money back?'));
  expect(refund).toHaveAttribute('open');
  expect(within(refund).getByText(/turns to “Refund due”/)).toBeVisible();
  expect(within(refund).getByRole('link', { name: 'How refunds work' })).toHaveAttribute('href', '/refunds');
  await expectAccessible(container);
});

test('searching narrows the list and is part of the address', async () => {
  const { user, location } = open();
  await user.type(await screen.findByRole('searchbox', { name: 'Search the questions' }), 'waiting list');
  expect(screen.getByText('1 question')).toBeInTheDocument();
  expect(question('The day I want is full. What now?')).toBeInTheDocument();
  expect(location()).toBe('/faqs?q=waiting+list');
});

test('a topic narrows the list together with the search', async () => {
  const { user, location } = open('/faqs?q=account');
  await screen.findByRole('searchbox');
  await user.click(screen.getByRole('link', { name: 'Paying' }));
  expect(location()).toBe('/faqs?q=account&topic=Paying');
  expect(screen.getByRole('link', { name: 'Paying' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('searchbox')).toHaveValue('account');
  expect(questions().map((group) => group.querySelector('summary')?.textContent)).toEqual([
    'How do I pay?',
    'Where is my receipt?',
    'When do I get money back?',
  ]);
  await user.click(screen.getByRole('link', { name: 'All topics' }));
  expect(location()).toBe('/faqs?q=account');
});

test('an empty result offers to show all again', async () => {
  const { user, container, location } = open('/faqs?q=astrology');
  expect(await screen.findByText('No question matches “astrology”')).toBeInTheDocument();
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: 'Show all questions' }));
  expect(screen.getByText('33 questions')).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(location()).toBe('/faqs');
});

test('a link to a question opens the question, each time somebody follows the link', async () => {
  const { user, location } = open('/faqs#receipt');
  await screen.findByText('33 questions');
  expect(question('Where is my receipt?')).toHaveAttribute('open');
  expect(question('How do I pay?')).not.toHaveAttribute('open');

  const other = question('How do I pay?');
  await user.click(within(other).getByText('How do I pay?'));
  await user.click(within(other).getByRole('link', { name: 'Link to this question: How do I pay?' }));
  expect(location()).toBe('/faqs#how-to-pay');
  await user.click(within(other).getByText('How do I pay?'));
  expect(other).not.toHaveAttribute('open');
  await user.click(within(other).getByText('How do I pay?'));
  await user.click(within(other).getByRole('link', { name: 'Link to this question: How do I pay?' }));
  expect(other).toHaveAttribute('open');
});

test('an unknown topic shows all questions, and the next search removes it', async () => {
  const { user, location } = open('/faqs?topic=Nonsense');
  expect(await screen.findByRole('link', { name: 'All topics' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getAllByRole('region').length).toBeGreaterThan(1);
  await user.type(screen.getByRole('searchbox'), 'refund');
  expect(location()).toBe('/faqs?q=refund');
});

test.each(['/faqs#%E0%A4%A', '/faqs#nothing-here'])('%s opens, and its hash is ignored', async (address) => {
  open(address);
  expect(await screen.findByRole('searchbox')).toBeInTheDocument();
});

test('a question with a missing part is left out, and the other questions are shown', async () => {
  files.publish(DATA, [{ question: 'Is it so?', answer: 'It is.' }, { question: 'No answer' }, null, 'x', 3]);
  open();
  expect(await screen.findByText('1 question')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Other questions' })).toHaveTextContent('It is.');
});

test('an empty list of questions shows a message', async () => {
  files.publish(DATA, []);
  open();
  expect(await screen.findByText('No questions are answered here yet')).toBeInTheDocument();
});

test('retries a list that fails to load', async () => {
  files.cutOff();
  const { user } = open();
  await screen.findByText('The questions could not be loaded');
  files.mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('33 questions')).toBeInTheDocument();
});
