import { needsSecondFactor } from '../modules/second-factor/begin-second-step';

/** Says how an account without a second factor signs in the next time. */
export const signsInNext = (...account: Parameters<typeof needsSecondFactor>): string =>
  needsSecondFactor(...account)
    ? 'sets a new second factor up at the next sign-in, after the password'
    : 'signs in with the password alone';
