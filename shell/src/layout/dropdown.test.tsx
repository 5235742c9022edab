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

test('the pointer opens it by entering, and it closes 200 ms after leaving', () => {
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

test('coming back within 200 ms keeps it open', () => {
  const { trigger } = show();
  fireEvent.mouseEnter(trigger);
  fireEvent.mouseLeave(trigger);
  pass(150);
  fireEvent.mouseEnter(trigger);
  pass(1_000);
  expect(menu()).toBeInTheDocument();
});

test('a press outside closes it, one inside does not', () => {
  const { trigger } = show();
  fireEvent.mouseEnter(trigger);
  fireEvent.pointerDown(screen.getByRole('menuitem', { name: 'First' }));
  pass(200);
  expect(menu()).toBeInTheDocument();
  fireEvent.pointerDown(document.body);
  pass(150);
  expect(menu()).not.toBeInTheDocument();
});

test('choosing reports the target path and closes', async () => {
  const { chosen, trigger } = show();
  fireEvent.mouseEnter(trigger);
  await user().click(screen.getByRole('menuitem', { name: 'Second' }));
  expect(chosen).toEqual(['/second']);
  pass(150);
  expect(menu()).not.toBeInTheDocument();
});

test('keys alone: open, walk round, choose', async () => {
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

test('Escape closes and leaves the focus on the button; Tab passes the menu by', async () => {
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

test('Enter on the button opens and goes to the first entry', async () => {
  show();
  const keys = user();
  await keys.tab();
  await keys.tab();
  await keys.keyboard('{Escape}{Enter}');
  expect(screen.getByRole('menuitem', { name: 'First' })).toHaveFocus();
});

test('a list with icons shows each icon at its entry’s position, 20 by 20', () => {
  const { trigger } = show({ list: plain, icons: ['/one.svg', '', '/three.svg'] });
  fireEvent.mouseEnter(trigger);
  const icons = screen.getAllByRole('menuitem').map((item) => item.querySelector('img'));
  expect(icons.map((icon) => icon?.getAttribute('src') ?? null)).toEqual(['/one.svg', null, '/three.svg']);
  expect(icons[0]).toHaveAttribute('width', '20');
  expect(icons[0]).toHaveAttribute('height', '20');
});

test('the highlight follows the pointer', () => {
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
