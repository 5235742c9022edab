export type FaultKind = 'unavailable' | 'slow' | 'broken' | 'other-contract';

/** Why a remote cannot be shown: a kind for the visitor's words, a message for the team's log. */
export class RemoteFault extends Error {
  constructor(
    readonly kind: FaultKind,
    message: string,
  ) {
    super(message);
    this.name = 'RemoteFault';
  }
}

export const toFault = (error: unknown): RemoteFault =>
  error instanceof RemoteFault
    ? error
    : new RemoteFault('broken', error instanceof Error ? error.message : String(error));
