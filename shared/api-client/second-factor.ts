import type { SecondStepAnswer } from '../contracts/session';
import type {
  AddPasskeyValues,
  FactorAdded,
  PasskeyBegun,
  SecondFactorState,
  SecondStepValues,
  TotpBegun,
} from '../domain/second-factor';
import { callApi } from './http';

const OWN = '/accounts/me/second-factor';

/** Completes a sign-in. */
export const takeSecondStep = (values: SecondStepValues) =>
  callApi<SecondStepAnswer>('POST', '/session/second-step', values);

export const readSecondFactor = () => callApi<SecondFactorState>('GET', OWN);

export const beginApp = (password: string) => callApi<TotpBegun>('POST', `${OWN}/app`, { password });

export const confirmApp = (setUp: string, code: string) =>
  callApi<FactorAdded>('POST', `${OWN}/app/confirmation`, { setUp, code });

export const removeApp = (password: string) => callApi<void>('POST', `${OWN}/app/removal`, { password });

export const beginPasskey = (password: string) =>
  callApi<PasskeyBegun>('POST', `${OWN}/passkey-options`, { password });

export const addPasskey = (values: AddPasskeyValues) =>
  callApi<FactorAdded>('POST', `${OWN}/passkeys`, values);

export const removePasskey = (id: string, password: string) =>
  callApi<void>('POST', `${OWN}/passkeys/${id}/removal`, { password });

export const makeRecoveryCodes = (password: string) =>
  callApi<{ recoveryCodes: string[] }>('POST', `${OWN}/recovery-codes`, { password });
