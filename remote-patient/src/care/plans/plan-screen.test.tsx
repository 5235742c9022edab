import { act, screen, waitFor, within } from '@testing-library/react';
import { UNREACHABLE_MESSAGE } from '@nivara/shared/api-client/http';
import { addDays, dayInShort, dayInWords } from '@nivara/shared/domain/clinic-time';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { carePlan, planItem, servePlans, today } from './testing/serve-plans';
import { weekStart } from './plan-days';
import { AreaSection } from '../../testing/area-section';
// Imported early, so that no test waits for the compiler.
import './plan-screen';

const area = '/user/asha.kulkarni';
const diet = `/diets/${carePlan().id}`;
const open = (page: string) =>
  renderWithApp(<AreaSection names={['diets', 'yoga']} />, { path: area + page, user: sessionUser() });
const findToday = async () => within(await screen.findByRole('region', { name: /^Today, / }));
const breakfast = async () => (await findToday()).getByRole('checkbox', { name: 'Breakfast 8:00 AM' });
const progress = () => screen.getByRole('progressbar').getAttribute('aria-label');

test('shows today first, and marks an item at once', async () => {
  const served = servePlans([carePlan()]);
  const { user, container, toasts } = open(diet);
  const box = await breakfast();
  expect(box).toHaveAccessibleDescription('Oats upma');
  expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(`Today, ${dayInShort(today())}`);
  expect(progress()).toBe('0 of 14 done this week');
  await expectAccessible(container);

  await user.click(box);
  expect(box).toBeChecked();
  expect(progress()).toBe('1 of 14 done this week');
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['“Breakfast” is marked as done.']));
  expect(served.calls.at(-1)?.what).toBe('PUT /diets/:id/marks/:date/:id');
  expect(served.calls.at(-1)?.path).toBe(`${diet}/marks/${today()}/${planItem(1).id}`);
  await user.click((await findToday()).getByRole('checkbox', { name: 'Dinner 7:30 PM' }));
  expect((await findToday()).getByText('All done')).toBeInTheDocument();
  await expectAccessible(container);
});

test('links the visit at which the plan was written', async () => {
  servePlans([carePlan({ visitId: 'f'.repeat(32) })]);
  open(diet);
  expect(await screen.findByRole('link', { name: 'Open the visit' })).toHaveAttribute(
    'href',
    `/user/asha.kulkarni/appointments/${'f'.repeat(32)}`,
  );
});

test('the toast’s Undo removes the mark', async () => {
  const plans = [carePlan()];
  servePlans(plans);
  const { user, toasts } = open(diet);
  await user.click(await breakfast());
  await waitFor(() => expect(plans[0]?.marks).toHaveLength(1));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]?.action?.label).toBe('Undo');
  act(() => toasts[0]?.action?.run());
  expect(await breakfast()).not.toBeChecked();
  await waitFor(() => expect(plans[0]?.marks).toEqual([]));
  expect(toasts).toHaveLength(1);
});

test('a mark is undone with a message when the service cannot be reached', async () => {
  const served = servePlans([carePlan()]);
  served.refuse('PUT /diets/:id/marks/:date/:id', 'unreachable');
  const { user, toasts } = open(diet);
  const box = await breakfast();
  await user.click(box);
  await waitFor(() => expect(toasts.map(({ tone }) => tone)).toEqual(['error']));
  expect(toasts[0]?.text).toBe(`“Breakfast” could not be changed. ${UNREACHABLE_MESSAGE}`);
  expect(box).not.toBeChecked();
  served.mend();
  await user.click(box);
  await waitFor(() => expect(toasts.at(-1)?.text).toBe('“Breakfast” is marked as done.'));
  expect(box).toBeChecked();
});

test('several quick presses end in the state of the last one, on screen and at the service', async () => {
  const plans = [carePlan()];
  const served = servePlans(plans);
  const { user } = open(diet);
  const box = await breakfast();
  await user.click(box);
  await user.click(box);
  await user.click(box);
  await waitFor(() => expect(served.calls.filter(({ what }) => what.includes('marks'))).toHaveLength(3));
  await waitFor(() => expect(plans[0]?.marks).toHaveLength(1));
  expect(box).toBeChecked();
});

test('items of a later day cannot be marked', async () => {
  const tomorrow = addDays(today(), 1);
  servePlans([carePlan({ validFrom: tomorrow, validTo: addDays(tomorrow, 30) })]);
  const { container } = open(diet);
  expect(await screen.findByText(/^Begins on/)).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.getAllByText('Not yet:').length).toBeGreaterThan(0);
  await expectAccessible(container);
});

test('the previous and the next week are linked, and the address names the week', async () => {
  servePlans([carePlan()]);
  const { user, location } = open(diet);
  await user.click(await screen.findByRole('link', { name: 'Earlier week' }));
  const before = addDays(weekStart(today()), -7);
  expect(location()).toBe(`${area}${diet}?week=${before}`);
  expect(screen.getByRole('region', { name: dayInWords(before) })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /^Today/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Later week' }));
  expect(await breakfast()).toBeInTheDocument();
});

test('a week without items shows a message', async () => {
  const monday = weekStart(today());
  const sundayItem = planItem(1, { days: [0] });
  servePlans([carePlan({ validFrom: monday, validTo: addDays(monday, 3), items: [sundayItem] })]);
  const { container } = open(diet);
  expect(await screen.findByRole('heading', { name: 'Nothing to do in this week' })).toBeInTheDocument();
  await expectAccessible(container);
});

test('a past plan opens at its last week', async () => {
  const validTo = '2026-03-10';
  servePlans([carePlan({ validFrom: '2026-02-01', validTo, state: 'old' })]);
  open(diet);
  expect(await screen.findByRole('heading', { name: 'The week from 9 March 2026' })).toBeInTheDocument();
  expect(screen.getByText('Over')).toBeInTheDocument();
  expect(screen.getAllByRole('checkbox')).toHaveLength(4);
  expect(screen.queryByRole('link', { name: 'Later week' })).not.toBeInTheDocument();
});

test('a past plan says that it is over, and shows its total above its last week', async () => {
  const [validFrom, validTo] = ['2026-02-01', '2026-03-10'];
  const marks = ['2026-02-01', '2026-03-09'].map((date) => ({ itemId: planItem(1).id, date }));
  servePlans([carePlan({ validFrom, validTo, state: 'old', marks })]);
  const { container } = open(diet);
  expect(await screen.findByText(/^This plan is over\./)).toBeInTheDocument();
  expect(screen.queryByText(/your doctor sees how it goes/)).not.toBeInTheDocument();
  const labels = screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-label'));
  expect(labels).toEqual(['2 of 76 done in the whole plan', '1 of 4 done in that week']);
  await expectAccessible(container);
});

test('sessions from today on are listed first, past ones after them', async () => {
  const [past, next] = [addDays(today(), -7), addDays(today(), 7)];
  const course = carePlan({
    kind: 'yogasession',
    items: [
      planItem(1, { title: 'Session 1', date: past, time: '18:30' }),
      planItem(2, { title: 'Session 2', date: today(), time: '18:30' }),
      planItem(3, { title: 'Session 3', date: next, time: '18:30' }),
    ],
    marks: [{ itemId: planItem(1).id, date: past }],
  });
  const plans = [course];
  servePlans(plans);
  const { user, container } = open(`/yoga/${course.id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Less salt, more fibre' })).toBeInTheDocument();
  expect((await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)).toEqual(
    [`Today, ${dayInShort(today())}`, dayInWords(next), dayInWords(past)],
  );
  expect(progress()).toBe('1 of 3 sessions done');
  await expectAccessible(container);
  await user.click(screen.getByRole('checkbox', { name: 'Session 2 6:30 PM' }));
  await waitFor(() => expect(plans[0]?.marks).toHaveLength(2));
  expect(progress()).toBe('2 of 3 sessions done');
});

test.each([
  ['/diets/', 'diet', `${area}/diets`],
  ['/yoga/', 'yoga plan', `${area}/yoga`],
])('below %s an unknown plan shows a message', async (page, what, all) => {
  servePlans();
  const { container } = open(page + '0'.repeat(32));
  expect(await screen.findByRole('heading', { name: `We could not find that ${what}` })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^See all/ })).toHaveAttribute('href', all);
  await expectAccessible(container);
});
