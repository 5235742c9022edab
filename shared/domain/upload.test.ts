import {
  UPLOAD_LIMITS,
  UPLOAD_MESSAGES,
  isPdfName,
  ownUploadId,
  toDisplayName,
  uploadFieldsSchema,
  uploadUrl,
} from './upload';

it('the messages have the wording of the specification', () => {
  expect(UPLOAD_MESSAGES).toMatchObject({
    notPdf: 'Only PDF files are allowed.',
    tooMany: 'You can only upload up to 4 files.',
    missing: 'You must upload at least one file.',
    tooLarge: 'File is larger than 5242880 bytes',
    empty: 'File is smaller than 1 bytes',
    severalFiles: 'Too many files',
    failed: 'File upload failed. Please try again.',
    allDone: 'Files uploaded successfully!',
  });
  expect(UPLOAD_MESSAGES.type).toMatch(/^File type must be /);
});

it('recognizes a document of our own service by its address', () => {
  const id = 'a1'.repeat(16);
  expect(ownUploadId(uploadUrl(id))).toBe(id);
  expect(ownUploadId(`https://files.example${uploadUrl(id)}`)).toBeUndefined();
  expect(ownUploadId(`${uploadUrl(id)}/../other`)).toBeUndefined();
});

it.each([
  ['report.pdf', 'report.pdf'],
  [' report.PDF ', 'report.PDF'],
  ['C:\\Users\\asha\\report.pdf', 'report.pdf'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['रक्त जाँच.pdf', 'रक्त जाँच.pdf'],
  ['a\u0000b\nc\u007f.pdf', 'abc.pdf'],
  ['fdp.\u202egnp.pdf', 'fdp.gnp.pdf'],
  ['', 'document.pdf'],
  ['.pdf', 'document.pdf'],
  ['folder/', 'document.pdf'],
  [`${'😀'.repeat(300)}.pdf`, `${'😀'.repeat(196)}.pdf`],
])('shows %j as %j', (clientName, displayName) => {
  expect(toDisplayName(clientName)).toBe(displayName);
});

it('shortens a file name to the allowed length', () => {
  expect([...toDisplayName(`${'x'.repeat(500)}.pdf`)]).toHaveLength(UPLOAD_LIMITS.nameLength);
  expect([...toDisplayName('x'.repeat(500))]).toHaveLength(UPLOAD_LIMITS.nameLength);
});

it.each([
  ['report.pdf', true],
  ['REPORT.PDF', true],
  ['report.pdf.exe', false],
  ['reportpdf', false],
  ['', false],
])('recognizes %j as the name of a PDF file: %s', (name, is) => {
  expect(isPdfName(name)).toBe(is);
});

it.each([
  [{ upload_preset: 'documents' }, true],
  [{ upload_preset: 'documents', cloud_name: 'demo', resource_type: 'raw' }, true],
  [{}, false],
  [{ upload_preset: 'images' }, false],
  [{ upload_preset: 'documents', resource_type: 'image' }, false],
  [{ upload_preset: 'documents', cloud_name: '../x' }, false],
  [{ upload_preset: 'documents', cloud_name: '' }, false],
])('accepts the fields %j: %s', (fields, good) => {
  expect(uploadFieldsSchema.isValidSync(fields, { strict: true })).toBe(good);
});
