import { act, renderHook, waitFor } from '@testing-library/react';
import { useStaticData } from './use-static-data';

const listOf = (data: unknown) => (Array.isArray(data) ? data.map(String) : []);
const json = (value: unknown) =>
  new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });

/** The test decides when each request is answered. */
function heldRequests() {
  const requests: { url: string; answer: (response: Response) => void; fail: () => void }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (input) =>
      new Promise((answer, reject) => {
        requests.push({ url: String(input), answer, fail: () => reject(new TypeError('Failed to fetch')) });
      }),
  );
  return requests;
}

afterEach(() => jest.restoreAllMocks());

test('is loading, then ready with what the screen’s function makes of the file', async () => {
  const requests = heldRequests();
  const { result } = renderHook(() => useStaticData('data/menu.json', listOf));
  expect(result.current).toEqual({ status: 'loading' });
  expect(requests.map(({ url }) => url)).toEqual(['/data/menu.json']);
  await act(async () => requests[0]?.answer(json([1, 2])));
  expect(result.current).toEqual({ status: 'ready', data: ['1', '2'] });
});

test('reports why it failed, and loads again on retry', async () => {
  const requests = heldRequests();
  const { result } = renderHook(() => useStaticData('data/menu.json', listOf));
  await act(async () => requests[0]?.fail());
  const failed = result.current;
  if (failed.status !== 'failed') throw new Error(`It is ${failed.status}`);
  expect(failed.message).toMatch('reach the clinic’s service');
  act(() => failed.retry());
  expect(result.current.status).toBe('loading');
  await act(async () => requests[1]?.answer(json(['here'])));
  expect(result.current).toEqual({ status: 'ready', data: ['here'] });
});

test('fails without a crash when the file is not JSON', async () => {
  const requests = heldRequests();
  const { result } = renderHook(() => useStaticData('data/menu.json', listOf));
  await act(async () => requests[0]?.answer(new Response('<html>')));
  await waitFor(() => expect(result.current.status).toBe('failed'));
});

test('ignores a late answer about another file', async () => {
  const requests = heldRequests();
  const { result, rerender } = renderHook(({ file }) => useStaticData(file, listOf), {
    initialProps: { file: 'data/one.json' },
  });
  rerender({ file: 'data/two.json' });
  await act(async () => requests[1]?.answer(json(['two'])));
  await act(async () => requests[0]?.answer(json(['one'])));
  expect(result.current).toEqual({ status: 'ready', data: ['two'] });
});
