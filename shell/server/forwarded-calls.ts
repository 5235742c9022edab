import type { FastifyRequest } from 'fastify';

/** The service answers much sooner; a call that never ended must not count for ever. */
const LONGEST_MS = 120_000;

interface Call {
  ended: Promise<void>;
  end: () => void;
}

const running = new WeakMap<object, Call>();

/** Marks a request as one on which the service works. */
export function beginCall(request: FastifyRequest): void {
  let finish: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (finish = resolve));
  const timer = setTimeout(() => endCall(request), LONGEST_MS).unref();
  const end = () => {
    clearTimeout(timer);
    running.delete(request);
    finish();
  };
  running.set(request, { ended, end });
}

/** Called once the service has answered, or when it never will. */
export const endCall = (request: object): void => running.get(request)?.end();

/** Resolves once the service has ended its work on the request; undefined when it does no such work. */
export const endOfCall = (request: FastifyRequest): Promise<void> | undefined => running.get(request)?.ended;
