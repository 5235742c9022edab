import { ApiError, UNREACHABLE_MESSAGE, callApi } from './http';

afterEach(() => jest.restoreAllMocks());

const answerWith = (body: string, type = 'application/json') => {
  const response = new Response(body, { headers: { 'content-type': type } });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(response);
  return response;
};

test.each([
  ['JSON', '{"total":2}', 'application/json', { total: 2 }],
  ['a text', 'Deleted.', 'text/plain', 'Deleted.'],
  ['no body', '', 'application/json', undefined],
])('resolves to %s', async (_what, body, type, expected) => {
  answerWith(body, type);
  expect(await callApi('GET', '/bills')).toEqual(expected);
});

test('an answer that breaks off counts as an unreachable service', async () => {
  jest.spyOn(answerWith('{}'), 'text').mockRejectedValue(new TypeError('network error'));
  const error: unknown = await callApi('GET', '/bills').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ unreachable: true, message: UNREACHABLE_MESSAGE });
});

test('an answer that is no valid JSON is an error of our side', async () => {
  answerWith('<html>');
  const error: unknown = await callApi('GET', '/bills').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ unreachable: false, message: expect.stringContaining('on our side') });
});
