import type { Registration } from '@nivara/shared/domain/patient';
import { UPLOAD_MESSAGES, ownUploadId } from '@nivara/shared/domain/upload';
import type { AppContext } from '../../app-context';
import { invalid } from '../../problems';

/** Doctors open these links, so each new link must point to our documents or to the site of the upload endpoint. */
export function refuseForeignDocuments(
  { uploadEndpoint }: Pick<AppContext, 'uploadEndpoint'>,
  { patientHistory }: Registration,
  before?: Registration,
): void {
  const known = new Set(before?.patientHistory.uploadedDocuments.map(({ url }) => url));
  const ourSite = uploadEndpoint && siteOf(uploadEndpoint);
  const isOurs = (url: string) =>
    ownUploadId(url) !== undefined || known.has(url) || (ourSite !== undefined && siteOf(url) === ourSite);
  const errors = patientHistory.uploadedDocuments.flatMap(({ url }, index) =>
    isOurs(url)
      ? []
      : [{ path: `patientHistory.uploadedDocuments[${index}].url`, message: UPLOAD_MESSAGES.link }],
  );
  if (errors.length > 0) throw invalid(errors);
}

/** The registries of countries sell domains below these endings. */
const BELOW_COUNTRY = /\.(?:ac|co|com|edu|firm|gen|gov|ind|net|nic|org|res)\.[a-z]{2}$/;
const IP_ADDRESS = /^\[|\.\d+$/;

/** An upload service may receive documents at one host and show them at another of the same domain. */
function siteOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { hostname } = new URL(url);
  if (IP_ADDRESS.test(hostname)) return hostname;
  return hostname
    .split('.')
    .slice(BELOW_COUNTRY.test(hostname) ? -3 : -2)
    .join('.');
}
