import { UPLOAD_MESSAGES } from '@nivara/shared/domain/upload';
import type { AppContext } from '../../app-context';
import { ProblemError } from '../../problems';
import { readIncoming } from './document-files';
import { inspectPdf } from './inspect-pdf';

export type Checking = Pick<AppContext, 'uploadsFolder' | 'scanDocument' | 'heavyWork'>;

/** The reason to refuse a document. None is accepted without a verdict of the clinic's scanner. */
export const contentFault = (context: Checking, lane: string, storedName: string) =>
  context.heavyWork.run(lane, () => findFault(context, storedName));

async function findFault(context: Checking, storedName: string): Promise<string | undefined> {
  const file = await readIncoming(context, storedName);
  const fault = await inspectPdf(file);
  if (fault) return UPLOAD_MESSAGES[fault];
  return (await isInfected(context, file)) ? UPLOAD_MESSAGES.infected : undefined;
}

async function isInfected({ scanDocument }: Checking, file: Buffer): Promise<boolean> {
  if (!scanDocument) return false;
  try {
    return (await scanDocument(file)) === 'infected';
  } catch (cause) {
    throw new ProblemError(503, UPLOAD_MESSAGES.unchecked, { retryAfterSeconds: 60, cause });
  }
}
