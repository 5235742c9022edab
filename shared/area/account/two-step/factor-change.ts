import type { Passkey } from '@nivara/shared/domain/second-factor';

/** One change of the second factor; each asks for the password first. */
export type FactorChange =
  | { kind: 'app' }
  | { kind: 'remove-app' }
  | { kind: 'passkey' }
  | { kind: 'remove-passkey'; passkey: Passkey }
  | { kind: 'codes' };
