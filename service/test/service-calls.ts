import type { RunningService } from './running-service';

export const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** Signs the demo patient in, and returns the cookie. */
export async function signIn({ url }: RunningService): Promise<string> {
  const answer = await post(`${url}/session`, { username: 'patient', password: 'Patient-demo-1' });
  expect(answer.status).toBe(200);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

export const sessionStatus = async ({ url }: RunningService, cookie: string) =>
  (await fetch(`${url}/session`, { headers: { cookie } })).status;
