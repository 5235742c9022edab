export type FaultKind = 'unavailable' | 'slow' | 'broken' | 'other-contract';

/** The kind decides what the visitor reads; the message is for the team's log. */
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

/** webpack gives this name to the failure of a file. */
const isChunkFailure = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';
