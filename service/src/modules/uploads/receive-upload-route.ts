import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { wideNetwork } from '@nivara/shared/contracts/network';
import { entityIdParams } from '@nivara/shared/domain/entity-id';
import {
  type UploadAnswer,
  documentVisitSchema,
  uploadParams,
  uploadUrl,
} from '@nivara/shared/domain/upload';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import type { UploadsTable } from '../../database/patient-tables';
import { ProblemError } from '../../problems';
import { type Limit, countAttempt } from '../../plugins/rate-limits';
import { actorOf, isStaff } from '../session/actor';
import { laneOf } from '../session/lane';
import { requireTreated } from '../treated-patients/treated-patient';
import { keepForPatient, keepUpload, requireRoom } from './keep-upload';
import { FORM_LIMITS, readUploadForm } from './read-upload-form';

const MINUTE_SECONDS = 60;

/** Refused uploads count too, since each costs memory and time. */
export const UPLOAD_LIMIT: Limit = {
  name: 'upload',
  free: 60,
  firstDelaySeconds: MINUTE_SECONDS,
  longestDelaySeconds: 60 * MINUTE_SECONDS,
  forgetAfterSeconds: 60 * MINUTE_SECONDS,
};

/** Limits all patients of one network together, since one person may open many accounts. */
export const UPLOAD_NETWORK_LIMIT: Limit = { ...UPLOAD_LIMIT, name: 'upload-network', free: 200 };

const UNREADABLE = 'The form could not be read to its end.';

/**
 * The form is that of a raw upload to the external service that `UPLOAD_ENDPOINT` may name. This is a plugin
 * of its own, since no other route takes a form.
 */
export function receiveUploadRoutes(app: App, context: AppContext): void {
  const receive = async (request: FastifyRequest) => {
    const actor = actorOf(request);
    if (!request.isMultipart()) throw notAForm();
    await countAttempt(context, UPLOAD_LIMIT, actor.accountId);
    if (!isStaff(actor)) await countAttempt(context, UPLOAD_NETWORK_LIMIT, wideNetwork(request.network));
    return readForm(context, request);
  };

  app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser('*', (_request, _body, done) => done(notAForm()));
    await forms.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false });

    forms.post(
      '/v1_1/:cloudName/raw/upload',
      { config: { access: 'patient' }, schema: { params: uploadParams } },
      async (request): Promise<UploadAnswer> => {
        const actor = actorOf(request);
        return toAnswer(await keepUpload(context, actor, await receive(request)));
      },
    );

    forms.post(
      '/patients/:id/documents',
      { config: { access: 'doctor' }, schema: { params: entityIdParams, querystring: documentVisitSchema } },
      async (request, reply) => {
        const actor = actorOf(request);
        const { id: patient } = entityIdParams.validateSync(request.params);
        const { visit } = documentVisitSchema.validateSync(request.query);
        // The check is before the file is read, so that no upload for another doctor's patient is received.
        await requireTreated(context, actor, patient);
        const document = await receive(request);
        const stored = await keepForPatient(context, actor, document, { patient, visit });
        return reply.code(201).send(toAnswer(stored));
      },
    );
  });
}

const toAnswer = (row: Pick<UploadsTable, 'id' | 'display_name' | 'size' | 'created_at'>): UploadAnswer => ({
  id: row.id,
  url: uploadUrl(row.id),
  display_name: row.display_name,
  bytes: row.size,
  created_at: row.created_at,
});

const notAForm = () =>
  new ProblemError(415, 'The body must be a form with a file (content type multipart/form-data).');

async function readForm(context: AppContext, request: FastifyRequest) {
  const actor = actorOf(request);
  // Only documents that patients upload themselves count towards the most that an account may keep.
  const room = async () => (isStaff(actor) ? undefined : requireRoom(context, actor));
  try {
    return await readUploadForm(context, { lane: laneOf(request), requireRoom: room }, request.parts());
  } catch (error) {
    if (error instanceof ProblemError || comesFromDisk(error)) throw error;
    // Unread bytes would block the connection.
    request.raw.unpipe();
    request.raw.resume();
    throw new ProblemError(isTooMuch(error) ? 413 : 400, UNREADABLE);
  }
}

/** True for an error of the file system; every other error is the fault of the form. */
const comesFromDisk = (error: unknown) => isObject(error) && 'syscall' in error && 'path' in error;

const isTooMuch = (error: unknown) => isObject(error) && 'statusCode' in error && error.statusCode === 413;

const isObject = (value: unknown) => typeof value === 'object' && value !== null;
