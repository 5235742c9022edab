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

export function toFault(error: unknown): RemoteFault {
  if (error instanceof RemoteFault) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new RemoteFault(isChunkFailure(error) ? 'unavailable' : 'broken', message);
}

/** webpack's name for a file of the remote that did not come. */
const isChunkFailure = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';
