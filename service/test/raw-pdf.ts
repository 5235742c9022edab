import { inspectPdf } from '../src/modules/uploads/inspect-pdf';

/** Inspects a file that begins and ends as a PDF does. */
export const inspect = (...parts: (string | Buffer)[]) =>
  inspectPdf(
    Buffer.concat(['%PDF-1.7\n', ...parts, '\n%%EOF\n'].map((part) => Buffer.from(part as string, 'latin1'))),
  );

/** The dictionary of packed objects. */
export const PACKED = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode';

export const stream = (dictionary: string, content: string | Buffer) => [
  `2 0 obj\n<< ${dictionary} >>\nstream\n`,
  content,
  '\nendstream\nendobj\n',
];
