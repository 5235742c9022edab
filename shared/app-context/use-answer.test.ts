import { act, renderHook, waitFor } from '@testing-library/react';
import { ApiError } from '../api-client/http';
import { RECOVERY_MS, useAnswer, useChangingAnswer } from './use-answer';

/** The test decides when each call is answered. */
function holdCalls() {
  const calls: { answer: (words: string) => void; fail: (error: Error) => void }[] = [];
  const ask = () =>
    new Promise<string>((answer, fail) => {
      calls.push({ answer, fail });
    });
  return { calls, ask };
}

const down = new ApiError(503, 'The service is down.');

afterEach(() => jest.useRealTimers());

test('an answer is loading until the call succeeds, and then ready', async () => {
  const { calls, ask } = holdCalls();
  const { result } = renderHook(() => useAnswer(ask));
  expect(result.current).toEqual({ status: 'loading' });
  await act(async () => calls[0]?.answer('Asha'));
  expect(result.current).toEqual({ status: 'ready', data: 'Asha' });
});

test('reports why a call failed, and calls again on retry', async () => {
  const { calls, ask } = holdCalls();
  const { result } = renderHook(() => useAnswer(ask));
  await act(async () => calls[0]?.fail(new ApiError(404, 'There is nothing here.')));
  const failed = result.current;
  if (failed.status !== 'failed') throw new Error(`The answer is ${failed.status}, not failed.`);
  expect(failed.message).toBe('There is nothing here.');
  act(() => failed.retry());
  expect(result.current.status).toBe('loading');
  await act(async () => calls[1]?.answer('Asha'));
  expect(result.current).toEqual({ status: 'ready', data: 'Asha' });
});

test('polls a service that is down, and stays failed until the service answers', async () => {
  jest.useFakeTimers();
  const { calls, ask } = holdCalls();
  const { result } = renderHook(() => useAnswer(ask));
  await act(async () => calls[0]?.fail(down));
  expect(result.current.status).toBe('failed');
  act(() => jest.advanceTimersByTime(RECOVERY_MS));
  expect([calls.length, result.current.status]).toEqual([2, 'failed']);
  await act(async () => calls[1]?.fail(down));
  act(() => jest.advanceTimersByTime(RECOVERY_MS));
  await act(async () => calls[2]?.answer('back'));
  expect(result.current).toEqual({ status: 'ready', data: 'back' });
  act(() => jest.advanceTimersByTime(10 * RECOVERY_MS));
  expect(calls).toHaveLength(3);
});

test('does not poll after a refusal', async () => {
  jest.useFakeTimers();
  const { calls, ask } = holdCalls();
  renderHook(() => useAnswer(ask));
  await act(async () => calls[0]?.fail(new ApiError(403, 'You may not do this.')));
  act(() => jest.advanceTimersByTime(10 * RECOVERY_MS));
  expect(calls).toHaveLength(1);
});

test('a reload keeps the known answer until a new one is ready, even if the reload fails', async () => {
  const { calls, ask } = holdCalls();
  const { result } = renderHook(() => useChangingAnswer(ask));
  await act(async () => calls[0]?.answer('old'));
  act(() => result.current.reload());
  expect(result.current.answer).toEqual({ status: 'ready', data: 'old' });
  await act(async () => calls[1]?.fail(down));
  expect(result.current.answer).toEqual({ status: 'ready', data: 'old' });
  act(() => result.current.reload());
  await act(async () => calls[2]?.answer('new'));
  expect(result.current.answer).toEqual({ status: 'ready', data: 'new' });
});

test('shows the page’s own change at once, but none before the first answer', async () => {
  const { calls, ask } = holdCalls();
  const { result } = renderHook(() => useChangingAnswer(ask));
  act(() => result.current.change(() => 'too early'));
  expect(result.current.answer.status).toBe('loading');
  await act(async () => calls[0]?.answer('Asha'));
  act(() => result.current.change((name) => `${name} Rao`));
  expect(result.current.answer).toEqual({ status: 'ready', data: 'Asha Rao' });
});

test('ignores the answer to an earlier call when the function has changed', async () => {
  const [one, two] = [holdCalls(), holdCalls()];
  const { result, rerender } = renderHook(({ ask }) => useAnswer(ask), { initialProps: { ask: one.ask } });
  rerender({ ask: two.ask });
  await act(async () => one.calls[0]?.answer('one'));
  expect(result.current).toEqual({ status: 'loading' });
  await act(async () => two.calls[0]?.answer('two'));
  await waitFor(() => expect(result.current).toEqual({ status: 'ready', data: 'two' }));
});
