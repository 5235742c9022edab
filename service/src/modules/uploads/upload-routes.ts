import { listQuerySchema } from '@nivara/shared/domain/list-query';
import { entityIdParams } from '@nivara/shared/domain/entity-id';
import { PDF_TYPE, UPLOAD_COLUMNS, uploadFilters } from '@nivara/shared/domain/upload';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { notFound } from '../../problems';
import { auditListRead, auditRead } from '../audit/audit';
import { requireMayRead } from '../doctors/treating';
import { actorOf } from '../session/actor';
import { asAttachment } from './content-disposition';
import { openDocument } from './document-files';
import { accessTo, removeUpload } from './keep-upload';
import { receiveUploadRoutes } from './receive-upload-route';
import { uploadEndpoint } from './upload-endpoint';
import { findUpload, listUploads, toUpload } from './upload-repository';

const querystring = listQuerySchema(UPLOAD_COLUMNS, uploadFilters);
const params = entityIdParams;

export function uploadRoutes(app: App, context: AppContext): void {
  receiveUploadRoutes(app, context);

  app.get(
    '/uploads',
    { config: { access: 'patient-or-doctor' }, schema: { querystring } },
    async (request) => {
      const actor = actorOf(request);
      const { rows, total } = await listUploads(context.database, actor, request.query);
      const accountIds = rows.map((row) => row.account_id);
      await auditListRead(context, actor, 'uploads', accountIds);
      return { rows: rows.map(toUpload), total };
    },
  );

  app.get('/uploads/endpoint', { config: { access: 'patient-or-doctor' } }, () => uploadEndpoint(context));

  app.get(
    '/uploads/:id/file',
    { config: { access: 'patient-or-doctor' }, schema: { params } },
    async (request, reply) => {
      const actor = actorOf(request);
      const upload = await findUpload(context.database, request.params.id);
      await requireMayRead(context, actor, upload);
      if (!upload) throw notFound();
      await auditRead(context, actor, accessTo(upload.id, upload.account_id));
      const file = await openDocument(context, upload.stored_name);
      if (!file) throw notFound();
      reply.headers({
        'content-type': PDF_TYPE,
        'content-length': upload.size,
        'content-disposition': asAttachment(upload.display_name),
        'content-security-policy': 'sandbox',
      });
      // An answer to HEAD has no body, but the stream would read the whole file for it.
      if (request.method === 'HEAD') {
        await file.close();
        return reply.send('');
      }
      return reply.send(file.createReadStream());
    },
  );

  app.delete(
    '/uploads/:id',
    { config: { access: 'patient' }, schema: { params } },
    async (request, reply) => {
      await removeUpload(context, actorOf(request), request.params.id);
      return reply.code(204).send();
    },
  );
}
