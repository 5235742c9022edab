import { type InferType, object, string } from 'yup';
import { FIELD_MESSAGES, choiceField, filled, lengthOf, lineField } from './field-rules';
import { entityIdField } from './entity-id';

export const UPLOAD_LIMITS = {
  /** The largest number of files in one upload, and in one patient record. */
  files: 4,
  /** The largest number of documents of one account, which protects the clinic's disk. */
  ofAccount: 50,
  /** The shared limit of all accounts that were opened from one network and have no completed appointment yet. */
  ofNetwork: 100,
  bytes: 5 * 1024 * 1024,
  nameLength: 200,
} as const;

/** Fields of the multipart form besides the file, the same for our own and the external service. */
export const UPLOAD_PRESET = 'documents';
export const UPLOAD_RESOURCE_TYPE = 'raw';
export const CLOUD_NAME = 'nivara';

export const PDF_TYPE = 'application/pdf';
/** Every PDF file begins with these bytes. */
export const PDF_MAGIC = '%PDF-';

export const UPLOAD_MESSAGES = {
  notPdf: 'Only PDF files are allowed.',
  tooMany: `You can only upload up to ${UPLOAD_LIMITS.files} files.`,
  accountFull: `The clinic keeps up to ${UPLOAD_LIMITS.ofAccount} documents of an account.`,
  networkFull:
    'New patients on your network have uploaded many documents. Please bring yours to the clinic, or call.',
  missing: 'You must upload at least one file.',
  tooLarge: `File is larger than ${UPLOAD_LIMITS.bytes} bytes`,
  empty: 'File is smaller than 1 bytes',
  type: 'File type must be .pdf',
  active:
    'This PDF has scripts or other files inside. Please upload a copy without them, for example printed as a PDF.',
  locked: 'This PDF is locked. Please upload a copy that opens without a password.',
  unreadable: 'This PDF cannot be checked. Please upload a copy, for example printed as a PDF.',
  infected: 'The virus scanner refuses this file.',
  unchecked: 'The virus scanner cannot be reached. Please try again later.',
  severalFiles: 'Too many files',
  chosenAlready: 'This file is chosen already.',
  allDone: 'Files uploaded successfully!',
  failed: 'File upload failed. Please try again.',
  preset: `The upload preset must be “${UPLOAD_PRESET}”.`,
  resourceType: `The resource type must be “${UPLOAD_RESOURCE_TYPE}”.`,
  cloudName: 'Please use only letters, digits, hyphens and underscores.',
  link: 'This is not the address of an uploaded document.',
} as const;

const M = UPLOAD_MESSAGES;
const URL_MAX = 500;
const CLOUD_NAME_FORM = /^[\w-]{1,60}$/;
const OWN_DOCUMENT = /^\/api\/uploads\/([0-9a-f]{32})\/file$/;

/** The answer of our own service to an upload; of these fields, the external service sends `url` and `display_name`. */
export interface UploadAnswer {
  id: string;
  url: string;
  display_name: string;
  bytes: number;
  created_at: string;
}

export interface Upload {
  id: string;
  /** The account that owns the document. */
  accountId: string;
  /** Null for the account's holder. */
  familyMemberId: string | null;
  patientName: string;
  url: string;
  displayName: string;
  bytes: number;
  /** The doctor who added the document; null when the account did. */
  doctor: string | null;
  /** The visit at which a doctor added the document. */
  visitId: string | null;
  createdAt: string;
}

/** The address and the form fields of an upload. */
export interface UploadEndpoint {
  url: string;
  cloudName: string;
  uploadPreset: typeof UPLOAD_PRESET;
  resourceType: typeof UPLOAD_RESOURCE_TYPE;
  maxFiles: number;
  maxBytes: number;
}

export const UPLOAD_COLUMNS = ['displayName', 'bytes', 'createdAt', 'patientName'] as const;

export const uploadUrl = (id: string) => `/api/uploads/${id}/file`;

/** The id of a document in our own service; undefined for a document elsewhere. */
export const ownUploadId = (url: string): string | undefined => OWN_DOCUMENT.exec(url)?.[1];

/** Only documents of our own service and https addresses are allowed, so that no link runs a script. */
function isDocumentUrl(url: string): boolean {
  if (OWN_DOCUMENT.test(url)) return true;
  // A host name is normalised, which takes quadratic time, and this rule runs even for a text that is too long.
  return url.length <= URL_MAX && URL.canParse(url) && new URL(url).protocol === 'https:';
}

/** A link to a document in a patient record. */
export const documentField = object({
  url: filled(lineField(URL_MAX), M.link).test('link', M.link, (value) => isDocumentUrl(value)),
  display_name: filled(lineField(UPLOAD_LIMITS.nameLength)),
}).required(FIELD_MESSAGES.required);

const cloudNameField = string()
  .typeError(M.cloudName)
  .matches(CLOUD_NAME_FORM, { message: M.cloudName, excludeEmptyString: false });

export const uploadParams = object({ cloudName: cloudNameField.required(M.cloudName) });

/** The fields of the multipart form. */
export const uploadFieldsSchema = object({
  upload_preset: choiceField([UPLOAD_PRESET], M.preset).required(M.preset),
  cloud_name: cloudNameField,
  resource_type: choiceField([UPLOAD_RESOURCE_TYPE], M.resourceType),
});

export const uploadFilters = { patient: entityIdField };

/** The visit at which a doctor adds a document. */
export const documentVisitSchema = object({ visit: entityIdField });

export type UploadFields = InferType<typeof uploadFieldsSchema>;

export const isPdfName = (name: string) => /\.pdf$/i.test(name);

const NAMELESS_DOCUMENT = 'document.pdf';
/** Control characters and direction marks can disguise a file name. */
const INVISIBLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** A client's file name is stored without folders; a long one is shortened, but keeps its ending. */
export function toDisplayName(clientName: string): string {
  const name = (clientName.split(/[\\/]/).at(-1) ?? '').replace(INVISIBLE, '').trim();
  if (name === '' || /^\.pdf$/i.test(name)) return NAMELESS_DOCUMENT;
  if (lengthOf(name) <= UPLOAD_LIMITS.nameLength) return name;
  const ending = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? '';
  return [...name].slice(0, UPLOAD_LIMITS.nameLength - ending.length).join('') + ending;
}
