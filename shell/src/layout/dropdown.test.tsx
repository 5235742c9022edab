import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dropdown } from './dropdown';
import type { DropdownInput } from './dropdown-items';

const plain: DropdownInput = [
  { text: 'First', to: '/first' },
  { text: 'Second', to: '/second' },
  { text: 'Third', to: '/#third' },
];

function show(items: DropdownInput = plain) {
  const chosen: (string | undefined)[] = [];
  render(
    <>
      <button type="button">Before</button>
      <Dropdown label="Things" items={items} onChoose={({ to }) => chosen.push(to)} />
      <button type="button">After</button>
    </>,
  );
  return { chosen, trigger: screen.getByRole('button', { name: 'Things' }) };
}

const menu = () => screen.queryByRole('menu');
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

test('opens when the pointer enters and closes 200 ms after it leaves', () => {
  const { trigger } = show();
  fireEvent.mouseEnter(trigger);
  expect(menu()).toBeInTheDocument();
  fireEvent.mouseLeave(trigger);
  pass(199);
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  pass(1);
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
  pass(150);
  expect(menu()).not.toBeInTheDocument();
});

test('stays open when the pointer returns within 200 ms', () => {
  const { trigger } = show();
  fireEvent.mouseEnter(trigger);
  fireEvent.mouseLeave(trigger);
  pass(150);
  fireEvent.mouseEnter(trigger);
  pass(1_000);
  expect(menu()).toBeInTheDocument();
});

test('closes on a press outside and not on one inside', () => {
  const { trigger } = show();
  fireEvent.mouseEnter(trigger);
  fireEvent.pointerDown(screen.getByRole('menuitem', { name: 'First' }));
  pass(200);
  expect(menu()).toBeInTheDocument();
  fireEvent.pointerDown(document.body);
  pass(150);
  expect(menu()).not.toBeInTheDocument();
});

test('a choice reports the target path and closes the menu', async () => {
  const { chosen, trigger } = show();
  fireEvent.mouseEnter(trigger);
  await user().click(screen.getByRole('menuitem', { name: 'Second' }));
  expect(chosen).toEqual(['/second']);
  pass(150);
  expect(menu()).not.toBeInTheDocument();
});

test('focus opens the menu, the arrow keys wrap around, and Enter chooses an entry', async () => {
  const { chosen } = show();
  const keys = user();
  await keys.tab();
  await keys.tab();
  expect(menu()).toBeInTheDocument();
  await keys.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'First' })).toHaveFocus();
  await keys.keyboard('{ArrowUp}');
  expect(screen.getByRole('menuitem', { name: 'Third' })).toHaveFocus();
  await keys.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Second' })).toHaveFocus();
  await keys.keyboard('{End}{Enter}');
  expect(chosen).toEqual(['/#third']);
});

test('Escape closes the menu and returns the focus to the button; Tab then skips the menu', async () => {
  const { trigger } = show();
  const keys = user();
  await keys.tab();
  await keys.tab();
  await keys.keyboard('{ArrowDown}{Escape}');
  expect(trigger).toHaveFocus();
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
  pass(150);
  expect(menu()).not.toBeInTheDocument();
  await keys.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('Enter on the button opens the menu and focuses the first entry', async () => {
  show();
  const keys = user();
  await keys.tab();
  await keys.tab();
  await keys.keyboard('{Escape}{Enter}');
  expect(screen.getByRole('menuitem', { name: 'First' })).toHaveFocus();
});

test('shows each icon beside its entry at 20 by 20 px', () => {
  const { trigger } = show({ list: plain, icons: ['/one.svg', '', '/three.svg'] });
  fireEvent.mouseEnter(trigger);
  const icons = screen.getAllByRole('menuitem').map((item) => item.querySelector('img'));
  expect(icons.map((icon) => icon?.getAttribute('src') ?? null)).toEqual(['/one.svg', null, '/three.svg']);
  expect(icons[0]).toHaveAttribute('width', '20');
  expect(icons[0]).toHaveAttribute('height', '20');
});

test('highlights the entry under the pointer', () => {
  const { trigger } = show();
  fireEvent.mouseEnter(trigger);
  const [first, second] = screen.getAllByRole('menuitem');
  const highlighted = () =>
    screen.getAllByRole('menuitem').filter((item) => item.dataset.highlighted === 'true');
  fireEvent.mouseEnter(second as HTMLElement);
  expect(highlighted()).toEqual([second]);
  fireEvent.mouseEnter(first as HTMLElement);
  expect(highlighted()).toEqual([first]);
});
