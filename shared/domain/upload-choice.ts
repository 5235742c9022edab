import { UPLOAD_LIMITS, UPLOAD_MESSAGES, isPdfName } from './upload';

/** What is known of a file before anything is sent. */
export interface FileFacts {
  name: string;
  size: number;
}

interface Refused<Chosen> {
  file: Chosen;
  reason: string;
}

/** What may be uploaded of the files that somebody chose or dropped, and why the others may not. */
export interface Choice<Chosen> {
  accepted: Chosen[];
  refused: Refused<Chosen>[];
  /** What is said about the choice as a whole, each thing once. */
  messages: string[];
}

const M = UPLOAD_MESSAGES;

/** The first check that a file does not pass. Its content is the service’s to check. */
export function fileProblem({ name, size }: FileFacts): string | undefined {
  if (!isPdfName(name)) return M.type;
  if (size > UPLOAD_LIMITS.bytes) return M.tooLarge;
  return size < 1 ? M.empty : undefined;
}

/** In the order they were chosen, as many as there is room for. A file that waits already is not taken twice. */
export function checkChoice<Chosen extends FileFacts>(
  chosen: readonly Chosen[],
  { waiting, room }: { waiting: readonly FileFacts[]; room: number },
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
  const isSaid = (reason: string) => refused.some((each) => each.reason === reason);
  const messages = [isSaid(M.type) && M.notPdf, isSaid(M.severalFiles) && M.tooMany];
  return { accepted, refused, messages: messages.filter((message) => message !== false) };
}

const isSame = (one: FileFacts, other: FileFacts) => one.name === other.name && one.size === other.size;

const BYTES_IN_KB = 1024;

/** "12.35 KB" */
export const sizeInKb = (bytes: number): string => `${(bytes / BYTES_IN_KB).toFixed(2)} KB`;
