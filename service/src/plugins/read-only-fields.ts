import type { App } from '../app-instance';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the answer has beside the fields of the body, such as `id`: sent back, it is left out. */
    readOnly?: readonly string[];
  }
}

/** Who reads an item, changes one field and sends all of it back need not know which fields are the service's own. */
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
