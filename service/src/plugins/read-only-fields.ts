import type { App } from '../app-instance';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Fields that only the answer sets, such as `id`; a request may contain them, but they are ignored. */
    readOnly?: readonly string[];
  }
}

/** Lets a client send back a whole answer with one field changed. */
export function readOnlyFields(app: App): void {
  app.addHook('preValidation', async (request) => {
    for (const path of request.routeOptions.config?.readOnly ?? []) leaveOut(request.body, path.split('.'));
  });
}

function leaveOut(body: unknown, [name, ...within]: readonly string[]): void {
  if (name === undefined || typeof body !== 'object' || body === null || !Object.hasOwn(body, name)) return;
  const fields = body as Record<string, unknown>;
  if (within.length > 0) leaveOut(fields[name], within);
  else delete fields[name];
}
