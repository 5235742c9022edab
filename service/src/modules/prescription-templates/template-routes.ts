import { entityIdParams } from '@nivara/shared/domain/entity-id';
import { prescriptionTemplateSchema } from '@nivara/shared/domain/prescription-template';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { actorOf } from '../session/actor';
import { templatesOf, toTemplate } from './template-repository';
import { addTemplate, removeTemplate, replaceTemplate } from './write-template';

const config = { access: 'doctor' } as const;
const params = entityIdParams;

export function prescriptionTemplateRoutes(app: App, context: AppContext): void {
  app.get('/prescription-templates', { config }, async (request) => {
    const rows = await templatesOf(context.database, actorOf(request).accountId);
    return rows.map(toTemplate);
  });

  app.post(
    '/prescription-templates',
    { config, schema: { body: prescriptionTemplateSchema } },
    async (request, reply) => {
      const row = await addTemplate(context, actorOf(request), request.body);
      return reply.code(201).send(toTemplate(row));
    },
  );

  app.put(
    '/prescription-templates/:id',
    {
      config: { ...config, readOnly: ['id', 'updatedAt'] },
      schema: { params, body: prescriptionTemplateSchema },
    },
    async (request) =>
      toTemplate(await replaceTemplate(context, actorOf(request), request.params.id, request.body)),
  );

  app.delete('/prescription-templates/:id', { config, schema: { params } }, async (request, reply) => {
    await removeTemplate(context, actorOf(request), request.params.id);
    return reply.code(204).send();
  });
}
