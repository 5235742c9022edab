import type { ListQuery } from '../domain/list-query';
import { API_PATH } from '../contracts/site-paths';
import {
  CLOUD_NAME,
  PDF_TYPE,
  UPLOAD_MESSAGES,
  UPLOAD_PRESET,
  UPLOAD_RESOURCE_TYPE,
  type Upload,
  type UploadEndpoint,
} from '../domain/upload';
import type { UploadedDocument } from '../domain/patient';
import type { Problem } from '../contracts/problem';
import { ApiError, UNREACHABLE_MESSAGE, callApi } from './http';
import { readList, toSearch } from './list';
import { sendWithProgress } from './send-with-progress';
import { signalSession } from './session-signal';

/** Enough for a large file over a slow line. */
const TIME_LIMIT_MS = 120_000;

export const listUploads = (query: ListQuery & { patient?: string } = {}) =>
  readList<Upload>('/uploads', { ...query });

/** The address and the limits of uploads, at our own service or the external one. */
export const readUploadEndpoint = () => callApi<UploadEndpoint>('GET', '/uploads/endpoint');

/** Reads a document that the page shows. The blob has a PDF's type, whatever the answer's headers say. */
export async function readDocument(url: string): Promise<Blob> {
  let response: Response;
  try {
    response = await fetch(url, { credentials: 'same-origin', signal: AbortSignal.timeout(TIME_LIMIT_MS) });
  } catch {
    throw new ApiError(0, UNREACHABLE_MESSAGE);
  }
  if (isOurs(url)) signalSession(response);
  if (!response.ok) throw new ApiError(response.status, UNREACHABLE_MESSAGE);
  return new Blob([await response.arrayBuffer()], { type: PDF_TYPE });
}

export const removeUpload = (id: string) => callApi<void>('DELETE', `/uploads/${id}`);

export interface UploadWatch {
  /** Called repeatedly with the sent share of the file, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Sends one PDF file; a caller sends several files one after another. */
export async function uploadDocument(
  endpoint: UploadEndpoint,
  file: File,
  watch: UploadWatch = {},
): Promise<UploadedDocument> {
  const form = uploadForm(endpoint, file);
  try {
    const response = await send(endpoint.url, form, watch);
    if (isOurs(endpoint.url)) signalSession(response);
    if (!response.ok) throw await toApiError(response);
    const { url, display_name } = (await response.json()) as UploadedDocument;
    return { url, display_name };
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError(0, UPLOAD_MESSAGES.failed);
  }
}

/** A doctor's document for a patient, which always goes to our own service. */
export async function addDocument(
  { patient, visit }: { patient: string; visit?: string },
  file: File,
): Promise<void> {
  const fields: FormFields = {
    uploadPreset: UPLOAD_PRESET,
    cloudName: CLOUD_NAME,
    resourceType: UPLOAD_RESOURCE_TYPE,
  };
  const url = `${API_PATH}/patients/${patient}/documents${toSearch({ visit })}`;
  try {
    const response = await send(url, uploadForm(fields, file), {});
    signalSession(response);
    if (!response.ok) throw await toApiError(response);
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError(0, UPLOAD_MESSAGES.failed);
  }
}

type FormFields = Pick<UploadEndpoint, 'uploadPreset' | 'cloudName' | 'resourceType'>;

function uploadForm({ uploadPreset, cloudName, resourceType }: FormFields, file: File): FormData {
  const form = new FormData();
  form.append('upload_preset', uploadPreset);
  form.append('cloud_name', cloudName);
  form.append('resource_type', resourceType);
  form.append('file', file, file.name);
  return form;
}

/** The external service's answers do not concern the session. */
const isOurs = (url: string) => url.startsWith('/');

function send(url: string, form: FormData, { onProgress, signal }: UploadWatch): Promise<Response> {
  if (onProgress) return sendWithProgress({ url, form, timeLimitMs: TIME_LIMIT_MS, onProgress, signal });
  const limit = AbortSignal.timeout(TIME_LIMIT_MS);
  return fetch(url, {
    method: 'POST',
    // The external service must not get our cookies.
    credentials: 'same-origin',
    body: form,
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  });
}

/** Only our own service's messages are written for patients. */
async function toApiError(response: Response): Promise<ApiError> {
  const isProblem = response.headers.get('content-type')?.includes('problem+json');
  const problem = isProblem ? ((await response.json()) as Problem) : undefined;
  return new ApiError(response.status, problem?.detail ?? UPLOAD_MESSAGES.failed, problem?.errors);
}
