import { act, fireEvent, render, screen } from '@testing-library/react';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { ToastProvider } from './toast-provider';

function Speaker() {
  const { showToast } = useToasts();
  const say = (text: string, about?: string) => (
    <button key={text} type="button" onClick={() => showToast({ tone: 'info', text, about })}>
      Say {text}
    </button>
  );
  return (
    <>
      {['one', 'two', 'three', 'four'].map((text) => say(text))}
      {say('kept', 'note')}
      {say('removed', 'note')}
    </>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <ToastProvider>
      <Speaker />
    </ToastProvider>,
  );
});
afterEach(() => jest.useRealTimers());

const say = (text: string) => fireEvent.click(screen.getByRole('button', { name: `Say ${text}` }));
const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('shows at most three toasts and drops the oldest', () => {
  for (const text of ['one', 'two', 'three', 'four']) say(text);
  expect(shown()).toEqual(['two', 'three', 'four']);
});

test('shows a repeated text once, for the full time after its last repetition', () => {
  say('one');
  say('two');
  wait(4_000);
  say('one');
  expect(shown()).toEqual(['two', 'one']);
  wait(4_000);
  expect(shown()).toEqual(['one']);
  wait(2_000);
  expect(shown()).toEqual([]);
});

test('a toast replaces an earlier toast about the same thing', () => {
  say('kept');
  say('one');
  say('removed');
  expect(shown()).toEqual(['one', 'removed']);
});
