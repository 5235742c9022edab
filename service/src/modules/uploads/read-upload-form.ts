import type { Multipart, MultipartFile } from '@fastify/multipart';
import { type FieldProblem, firstOfEachField } from '@nivara/shared/domain/field-problems';
import {
  UPLOAD_LIMITS,
  UPLOAD_MESSAGES,
  isPdfName,
  toDisplayName,
  uploadFieldsSchema,
} from '@nivara/shared/domain/upload';
import type { AppContext } from '../../app-context';
import { ProblemError, invalid } from '../../problems';
import { type Checking, contentFault } from './content-fault';
import { type IncomingFile, discardFile, receiveFile } from './document-files';

type Storing = Pick<AppContext, 'randomBytes'> & Checking;

/** More parts than the form has, so that the error can name an extra field; beyond them, reading stops. */
export const FORM_LIMITS = {
  fileSize: UPLOAD_LIMITS.bytes,
  files: 3,
  fields: 10,
  parts: 13,
  fieldNameSize: 100,
  fieldSize: 1000,
  headerPairs: 50,
};

const LONGEST_NAME = 60;

export interface ReceivedDocument extends IncomingFile {
  displayName: string;
}

interface Inspection {
  /** The lane in which the inspection waits; see `laneOf`. */
  lane: string;
  /** Refuses a document for which there is no room; called before the document is inspected. */
  requireRoom: () => Promise<void>;
}

/**
 * Returns the one document of a valid form. Always reads the form to its end, since a browser that is still sending
 * would miss the refusal. A refused form leaves no file.
 */
export async function readUploadForm(
  context: Storing,
  { lane, requireRoom }: Inspection,
  parts: AsyncIterable<Multipart>,
): Promise<ReceivedDocument> {
  const fields: Record<string, unknown> = {};
  const errors: FieldProblem[] = [];
  const received: ReceivedDocument[] = [];
  let fileCount = 0;
  try {
    for await (const part of parts) {
      if (part.type === 'field') {
        if (part.fieldname !== 'file') fields[part.fieldname] = part.value;
      } else if (part.fieldname !== 'file') {
        errors.push(unknownField(part.fieldname));
        part.file.resume();
      } else if (!part.filename || fileCount > 0) {
        // An empty file field arrives without a name.
        if (part.filename) fileCount += 1;
        part.file.resume();
      } else {
        fileCount += 1;
        const document = await readDocument(context, part, errors);
        if (document) received.push(document);
      }
    }
    if (fileCount === 0) errors.push({ path: 'file', message: UPLOAD_MESSAGES.missing });
    if (fileCount > 1) errors.push({ path: 'file', message: UPLOAD_MESSAGES.severalFiles });
    errors.push(...wrongFields(fields));
    const [document] = received;
    if (!document || errors.length > 0) throw refusal(errors);
    await requireRoom();
    const message = await contentFault(context, lane, document.storedName);
    if (message !== undefined) throw refusal([{ path: 'file', message }]);
    return document;
  } catch (error) {
    for (const { storedName } of received) await discardFile(context, storedName);
    throw error;
  }
}

async function readDocument(
  context: Storing,
  { file, filename }: MultipartFile,
  errors: FieldProblem[],
): Promise<ReceivedDocument | undefined> {
  if (!isPdfName(filename)) {
    errors.push({ path: 'file', message: UPLOAD_MESSAGES.notPdf });
    file.resume();
    return undefined;
  }
  const incoming = await receiveFile(context, file);
  const message = wrongContent(incoming, file.truncated);
  if (message === undefined) return { ...incoming, displayName: toDisplayName(filename) };
  await discardFile(context, incoming.storedName);
  errors.push({ path: 'file', message });
  return undefined;
}

function wrongContent({ bytes, isPdf }: IncomingFile, truncated: boolean): string | undefined {
  if (bytes === 0) return UPLOAD_MESSAGES.empty;
  if (!isPdf) return UPLOAD_MESSAGES.notPdf;
  return truncated ? UPLOAD_MESSAGES.tooLarge : undefined;
}

function wrongFields(fields: Record<string, unknown>): FieldProblem[] {
  const unknown = Object.keys(fields)
    .filter((name) => !Object.hasOwn(uploadFieldsSchema.fields, name))
    .map(unknownField);
  try {
    uploadFieldsSchema.validateSync(fields, { strict: true, abortEarly: false, disableStackTrace: true });
    return unknown;
  } catch (error) {
    return [...firstOfEachField(error), ...unknown];
  }
}

const unknownField = (name: string): FieldProblem => ({
  path: name.slice(0, LONGEST_NAME).replace(/[\p{Cc}\p{Cs}]/gu, '?'),
  message: 'This field is not known.',
});

function refusal(errors: FieldProblem[]): ProblemError {
  const [first] = errors;
  return first?.message === UPLOAD_MESSAGES.tooLarge
    ? new ProblemError(413, first.message, { errors })
    : invalid(errors);
}
