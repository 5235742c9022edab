import { needsSecondFactor } from '../modules/second-factor/begin-second-step';

/** What follows for an account without a second factor. */
export const signsInNext = (...account: Parameters<typeof needsSecondFactor>): string =>
  needsSecondFactor(...account)
    ? 'sets a new second factor up at the next sign-in, after the password'
    : 'signs in with the password alone';
