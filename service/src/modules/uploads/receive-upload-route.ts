import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { type UploadAnswer, uploadParams, uploadUrl } from '@nivara/shared/domain/upload';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { ProblemError } from '../../problems';
import { type Limit, countAttempt } from '../../plugins/rate-limits';
import { type Actor, actorOf } from '../session/actor';
import { keepUpload } from './keep-upload';
import { FORM_LIMITS, readUploadForm } from './read-upload-form';

const MINUTES = 60;

/** Refused ones included: each costs memory and time. */
export const UPLOAD_LIMIT: Limit = {
  name: 'upload',
  free: 60,
  firstDelaySeconds: MINUTES,
  longestDelaySeconds: 60 * MINUTES,
  forgetAfterSeconds: 60 * MINUTES,
};

const UNREADABLE = 'The form could not be read to its end.';

/** Has the format of the external service's raw upload. A plugin of its own, since it is the only route with a form. */
export function receiveUploadRoute(app: App, context: AppContext): void {
  app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser('*', (_request, _body, done) => done(notAForm()));
    await forms.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false });

    forms.post(
      '/v1_1/:cloudName/raw/upload',
      { config: { access: 'patient' }, schema: { params: uploadParams } },
      async (request): Promise<UploadAnswer> => {
        const actor = actorOf(request);
        if (!request.isMultipart()) throw notAForm();
        await countAttempt(context, UPLOAD_LIMIT, actor.accountId);
        const document = await readForm(context, actor, request);
        const row = await keepUpload(context, actor, document);
        return {
          id: row.id,
          url: uploadUrl(row.id),
          display_name: row.display_name,
          bytes: row.size,
          created_at: row.created_at,
        };
      },
    );
  });
}

const notAForm = () =>
  new ProblemError(415, 'The body must be a form with a file (content type multipart/form-data).');

async function readForm(context: AppContext, { accountId }: Actor, request: FastifyRequest) {
  try {
    return await readUploadForm(context, accountId, request.parts());
  } catch (error) {
    if (error instanceof ProblemError || comesFromDisk(error)) throw error;
    // Unread bytes would block the connection.
    request.raw.unpipe();
    request.raw.resume();
    throw new ProblemError(isTooMuch(error) ? 413 : 400, UNREADABLE);
  }
}

/** Every other error is the fault of the form. */
const comesFromDisk = (error: unknown) => isObject(error) && 'syscall' in error && 'path' in error;

const isTooMuch = (error: unknown) => isObject(error) && 'statusCode' in error && error.statusCode === 413;

const isObject = (value: unknown) => typeof value === 'object' && value !== null;
