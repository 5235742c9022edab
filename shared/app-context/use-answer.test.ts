import { act, renderHook, waitFor } from '@testing-library/react';
import { ApiError } from '../api-client/http';
import { RECOVERY_MS, useAnswer, useChangingAnswer } from './use-answer';

/** The test decides when each call is answered. */
function heldQuestions() {
  const asked: { answer: (words: string) => void; fail: (error: Error) => void }[] = [];
  const ask = () =>
    new Promise<string>((answer, fail) => {
      asked.push({ answer, fail });
    });
  return { asked, ask };
}

const down = new ApiError(503, 'The service is down.');

afterEach(() => jest.useRealTimers());

test('is loading, then ready', async () => {
  const { asked, ask } = heldQuestions();
  const { result } = renderHook(() => useAnswer(ask));
  expect(result.current).toEqual({ status: 'loading' });
  await act(async () => asked[0]?.answer('Asha'));
  expect(result.current).toEqual({ status: 'ready', data: 'Asha' });
});

test('reports why a call failed, and calls again on retry', async () => {
  const { asked, ask } = heldQuestions();
  const { result } = renderHook(() => useAnswer(ask));
  await act(async () => asked[0]?.fail(new ApiError(404, 'There is nothing here.')));
  const failed = result.current;
  if (failed.status !== 'failed') throw new Error(`The answer is ${failed.status}, not failed.`);
  expect(failed.message).toBe('There is nothing here.');
  act(() => failed.retry());
  expect(result.current.status).toBe('loading');
  await act(async () => asked[1]?.answer('Asha'));
  expect(result.current).toEqual({ status: 'ready', data: 'Asha' });
});

test('polls a service that is down, and keeps the message until it answers', async () => {
  jest.useFakeTimers();
  const { asked, ask } = heldQuestions();
  const { result } = renderHook(() => useAnswer(ask));
  await act(async () => asked[0]?.fail(down));
  expect(result.current.status).toBe('failed');
  act(() => jest.advanceTimersByTime(RECOVERY_MS));
  expect([asked.length, result.current.status]).toEqual([2, 'failed']);
  await act(async () => asked[1]?.fail(down));
  act(() => jest.advanceTimersByTime(RECOVERY_MS));
  await act(async () => asked[2]?.answer('back'));
  expect(result.current).toEqual({ status: 'ready', data: 'back' });
  act(() => jest.advanceTimersByTime(10 * RECOVERY_MS));
  expect(asked).toHaveLength(3);
});

test('does not poll after a refusal', async () => {
  jest.useFakeTimers();
  const { asked, ask } = heldQuestions();
  renderHook(() => useAnswer(ask));
  await act(async () => asked[0]?.fail(new ApiError(403, 'You may not do this.')));
  act(() => jest.advanceTimersByTime(10 * RECOVERY_MS));
  expect(asked).toHaveLength(1);
});

test('a reload keeps the known answer until a new one is ready, even if the reload fails', async () => {
  const { asked, ask } = heldQuestions();
  const { result } = renderHook(() => useChangingAnswer(ask));
  await act(async () => asked[0]?.answer('old'));
  act(() => result.current.reload());
  expect(result.current.answer).toEqual({ status: 'ready', data: 'old' });
  await act(async () => asked[1]?.fail(down));
  expect(result.current.answer).toEqual({ status: 'ready', data: 'old' });
  act(() => result.current.reload());
  await act(async () => asked[2]?.answer('new'));
  expect(result.current.answer).toEqual({ status: 'ready', data: 'new' });
});

test('shows the page’s own change at once', async () => {
  const { asked, ask } = heldQuestions();
  const { result } = renderHook(() => useChangingAnswer(ask));
  act(() => result.current.change(() => 'too early'));
  expect(result.current.answer.status).toBe('loading');
  await act(async () => asked[0]?.answer('Asha'));
  act(() => result.current.change((name) => `${name} Rao`));
  expect(result.current.answer).toEqual({ status: 'ready', data: 'Asha Rao' });
});

test('ignores the answer of an earlier question', async () => {
  const [one, two] = [heldQuestions(), heldQuestions()];
  const { result, rerender } = renderHook(({ ask }) => useAnswer(ask), { initialProps: { ask: one.ask } });
  rerender({ ask: two.ask });
  await act(async () => one.asked[0]?.answer('one'));
  expect(result.current).toEqual({ status: 'loading' });
  await act(async () => two.asked[0]?.answer('two'));
  await waitFor(() => expect(result.current).toEqual({ status: 'ready', data: 'two' }));
});
