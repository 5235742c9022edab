import type { ListQuery } from '../domain/list-query';
import { UPLOAD_MESSAGES, type Upload, type UploadEndpoint } from '../domain/upload';
import type { UploadedDocument } from '../domain/patient';
import type { Problem } from '../contracts/problem';
import { ApiError, callApi } from './http';
import { readList } from './list';
import { sendWithProgress } from './send-with-progress';
import { signalSession } from './session-signal';

/** A large file over a slow line. */
const TIME_LIMIT_MS = 120_000;

export const listUploads = (query: ListQuery & { patient?: string } = {}) =>
  readList<Upload>('/uploads', { ...query });

/** Where documents go, and by which limits: our own service, or the external one. */
export const readUploadEndpoint = () => callApi<UploadEndpoint>('GET', '/uploads/endpoint');

export const removeUpload = (id: string) => callApi<void>('DELETE', `/uploads/${id}`);

export interface UploadWatch {
  /** Told again and again which share of the file is on its way, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Sends one PDF file; several are sent one after another. */
export async function uploadDocument(
  endpoint: UploadEndpoint,
  file: File,
  watch: UploadWatch = {},
): Promise<UploadedDocument> {
  const form = new FormData();
  form.append('upload_preset', endpoint.uploadPreset);
  form.append('cloud_name', endpoint.cloudName);
  form.append('resource_type', endpoint.resourceType);
  form.append('file', file, file.name);
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

/** What another service answers says nothing about the session here. */
const isOurs = (url: string) => url.startsWith('/');

function send(url: string, form: FormData, { onProgress, signal }: UploadWatch): Promise<Response> {
  if (onProgress) return sendWithProgress({ url, form, timeLimitMs: TIME_LIMIT_MS, onProgress, signal });
  const limit = AbortSignal.timeout(TIME_LIMIT_MS);
  return fetch(url, {
    method: 'POST',
    // The external service gets no cookie of ours.
    credentials: 'same-origin',
    body: form,
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  });
}

/** Our own service says why; what others say means nothing to a patient. */
async function toApiError(response: Response): Promise<ApiError> {
  const isOurs = response.headers.get('content-type')?.includes('problem+json');
  const problem = isOurs ? ((await response.json()) as Problem) : undefined;
  return new ApiError(response.status, problem?.detail ?? UPLOAD_MESSAGES.failed, problem?.errors);
}
