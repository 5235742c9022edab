import { Secret, TOTP } from 'otpauth';
import type { SecondStep } from '@nivara/shared/contracts/session';
import { type Answer, OUR_PAGE, type TestApp, browserAfter } from './test-app';

export const PASSWORD = 'Patient-demo-1';
const PATH = '/accounts/me/second-factor';

interface Holder {
  test: TestApp;
  /** The headers of the patient's browser, where the patient is signed in. */
  headers?: Record<string, string>;
}

/** Makes an account holder's calls about second factors; `current` is a function, since each test starts a service. */
export function twoStepCalls(current: () => Holder) {
  const call: TestApp['call'] = (...request) => current().test.call(...request);

  const own = (path: string, body: object = { password: PASSWORD }, headers = current().headers) =>
    call('POST', `${PATH}${path}`, body, headers);
  const codeFor = (key: string) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({
      timestamp: current().test.context.now().getTime(),
    });

  const password = (username = 'patient', typed = PASSWORD) =>
    call('POST', '/session', { username, password: typed }, OUR_PAGE);

  return {
    own,
    state: async () => (await call('GET', PATH, undefined, current().headers)).json(),
    codeFor,
    /** Sends a user name and a password, which is the first step. */
    password,
    firstStep: async (...who: Parameters<typeof password>): Promise<SecondStep> =>
      (await password(...who)).json().secondStep,
    secondStep: (body: object, headers: Record<string, string> = OUR_PAGE) =>
      call('POST', '/session/second-step', body, headers),
    isSignedIn: async (answer: Answer) =>
      (await call('GET', '/session', undefined, browserAfter(answer))).statusCode === 200,
    addApp: async (): Promise<{ key: string; recoveryCodes: string[] }> => {
      const { setUp, key } = (await own('/app')).json();
      const answer = await own('/app/confirmation', { setUp, code: codeFor(key) });
      expect(answer.statusCode).toBe(200);
      current().test.passMinutes(1);
      return { key, recoveryCodes: answer.json().recoveryCodes };
    },
  };
}
