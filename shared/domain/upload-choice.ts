import { UPLOAD_LIMITS, UPLOAD_MESSAGES, isPdfName } from './upload';

/** What a browser knows about a file before it sends the file. */
export interface FileFacts {
  name: string;
  size: number;
}

interface Refused<Chosen> {
  file: Chosen;
  reason: string;
}

/** The chosen or dropped files that can be uploaded, and the reasons for refusing the others. */
export interface Choice<Chosen> {
  accepted: Chosen[];
  refused: Refused<Chosen>[];
  /** Messages about the choice as a whole, without repetitions. */
  messages: string[];
}

const M = UPLOAD_MESSAGES;

/** The first failed check of a file; the service checks its content. */
export function fileProblem({ name, size }: FileFacts): string | undefined {
  if (!isPdfName(name)) return M.type;
  if (size > UPLOAD_LIMITS.bytes) return M.tooLarge;
  return size < 1 ? M.empty : undefined;
}

/** How many files may still be added, and the message about any further file. */
export interface UploadRoom {
  room: number;
  limit: string;
}

/** A patient record has four documents at most; the account may keep more. */
export function uploadRoom({
  inPatientRecord,
  inAccount,
}: {
  inPatientRecord: number;
  inAccount: number;
}): UploadRoom {
  const ofPatientRecord = Math.max(0, UPLOAD_LIMITS.files - inPatientRecord);
  const ofAccount = Math.max(0, UPLOAD_LIMITS.ofAccount - inAccount);
  return ofAccount < ofPatientRecord
    ? { room: ofAccount, limit: M.accountFull }
    : { room: ofPatientRecord, limit: M.tooMany };
}

/** Keeps the chosen order, and refuses files that are waiting already or exceed the limit. */
export function checkChoice<Chosen extends FileFacts>(
  chosen: readonly Chosen[],
  { waiting, room, limit }: UploadRoom & { waiting: readonly FileFacts[] },
): Choice<Chosen> {
  const accepted: Chosen[] = [];
  const refused: Refused<Chosen>[] = [];
  for (const file of chosen) {
    const known = [...waiting, ...accepted].some((other) => isSame(file, other));
    const reason = fileProblem(file) ?? (known ? M.chosenAlready : undefined);
    if (reason !== undefined) refused.push({ file, reason });
    else if (accepted.length >= room) refused.push({ file, reason: M.severalFiles });
    else accepted.push(file);
  }
  const isRefused = (reason: string) => refused.some((each) => each.reason === reason);
  const messages = [isRefused(M.type) && M.notPdf, isRefused(M.severalFiles) && limit];
  return { accepted, refused, messages: messages.filter((message) => message !== false) };
}

const isSame = (one: FileFacts, other: FileFacts) => one.name === other.name && one.size === other.size;

const BYTES_IN_KB = 1024;

/** "12.35 KB" */
export const sizeInKb = (bytes: number): string => `${(bytes / BYTES_IN_KB).toFixed(2)} KB`;
