import {
  CLOUD_NAME,
  UPLOAD_LIMITS,
  UPLOAD_PRESET,
  UPLOAD_RESOURCE_TYPE,
  type UploadEndpoint,
} from '@nivara/shared/domain/upload';
import type { AppContext } from '../../app-context';
import { API_PATH } from '@nivara/shared/contracts/site-paths';

const OWN_ENDPOINT = `${API_PATH}/v1_1/${CLOUD_NAME}/raw/upload`;
const CLOUD_NAME_IN = /\/v1_1\/([\w-]+)\//;

/** Returns this service's endpoint, or the external one that the environment names. */
export function uploadEndpoint(context: Pick<AppContext, 'uploadEndpoint'>): UploadEndpoint {
  const url = context.uploadEndpoint ?? OWN_ENDPOINT;
  return {
    url,
    cloudName: CLOUD_NAME_IN.exec(url)?.[1] ?? CLOUD_NAME,
    uploadPreset: UPLOAD_PRESET,
    resourceType: UPLOAD_RESOURCE_TYPE,
    maxFiles: UPLOAD_LIMITS.files,
    maxBytes: UPLOAD_LIMITS.bytes,
  };
}
