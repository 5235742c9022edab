import { toRegistration } from '@nivara/shared/domain/patient-values';
import { uploadUrl } from '@nivara/shared/domain/upload';
import { refuseForeignDocuments } from './refuse-foreign-documents';

const OWN = uploadUrl('a'.repeat(32));
const patientRecord = (...urls: string[]) =>
  toRegistration({
    patientHistory: { uploadedDocuments: urls.map((url) => ({ url, display_name: 'report.pdf' })) },
  });
const outcome = (url: string, uploadEndpoint?: string, before?: string) => {
  try {
    refuseForeignDocuments(
      { uploadEndpoint },
      patientRecord(OWN, url),
      before ? patientRecord(before) : undefined,
    );
    return 'taken';
  } catch (error) {
    return (error as { errors: { path: string }[] }).errors.map(({ path }) => path);
  }
};
const REFUSED = ['patientHistory.uploadedDocuments[1].url'];

it.each([
  ['our own document', OWN, undefined, undefined, 'taken'],
  ['a foreign site', 'https://evil.example/report.pdf', undefined, undefined, REFUSED],
  [
    'the upload service',
    'https://res.files.example/a.pdf',
    'https://api.files.example/v1',
    undefined,
    'taken',
  ],
  [
    'another site of the same top-level domain',
    'https://evil.example/a',
    'https://api.files.example/v1',
    undefined,
    REFUSED,
  ],
  [
    'an Indian upload service',
    'https://res.files.co.in/a.pdf',
    'https://api.files.co.in/v1',
    undefined,
    'taken',
  ],
  ['another Indian site', 'https://evil.co.in/a.pdf', 'https://api.files.co.in/v1', undefined, REFUSED],
  ['another IP address', 'http://203.0.200.7/a.pdf', 'http://198.51.200.7/v1', undefined, REFUSED],
  ['a script', 'javascript:alert(1)//files.example', 'https://api.files.example/v1', undefined, REFUSED],
  [
    'what the patient record had before',
    'https://old.test/a.pdf',
    undefined,
    'https://old.test/a.pdf',
    'taken',
  ],
])(
  'takes only our own, the upload service’s and former documents: %s',
  (_case, url, endpoint, before, expected) => expect(outcome(url, endpoint, before)).toEqual(expected),
);
