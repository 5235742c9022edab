import { UPLOAD_MESSAGES } from '@nivara/shared/domain/upload';
import type { AppContext } from '../../app-context';
import type { Scanner } from '../../documents/clamd';
import { ProblemError } from '../../problems';
import { readIncoming } from './document-files';
import { inspectPdf } from './inspect-pdf';

export type Checking = Pick<AppContext, 'uploadsFolder' | 'scanDocument' | 'heavyWork' | 'scans'>;

/** The reason to refuse a document. Where the clinic has a scanner, no document is accepted without its verdict. */
export async function contentFault(
  context: Checking,
  lane: string,
  storedName: string,
): Promise<string | undefined> {
  const { heavyWork, scans, scanDocument } = context;
  // Inspection and scan each read the file when their turn comes, so that waiting documents take no memory.
  const read = () => readIncoming(context, storedName);
  const fault = await heavyWork.run(lane, async () => inspectPdf(await read()));
  if (fault) return UPLOAD_MESSAGES[fault];
  if (!scanDocument) return undefined;
  const infected = await scans.run(lane, async () => isInfected(scanDocument, await read()));
  return infected ? UPLOAD_MESSAGES.infected : undefined;
}

async function isInfected(scanDocument: Scanner, file: Buffer): Promise<boolean> {
  try {
    return (await scanDocument(file)) === 'infected';
  } catch (cause) {
    throw new ProblemError(503, UPLOAD_MESSAGES.unchecked, { retryAfterSeconds: 60, cause });
  }
}
