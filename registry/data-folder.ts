import path from 'node:path';
import { REMOTES_PATH } from '@nivara/shared/contracts/site-paths';

// The paths of the registry and of the published remotes inside DATA_DIR.
export const registryFile = (dataDir: string) => path.join(dataDir, 'registry.json');
/** The copy that replaces a damaged or forged registry. */
export const registryCopyFile = (dataDir: string) => path.join(dataDir, 'registry.copy.json');
export const registryKeyFile = (dataDir: string) => path.join(dataDir, 'registry-key.pem');
export const historyFile = (dataDir: string) => path.join(dataDir, 'history.jsonl');
export const reportsFile = (dataDir: string) => path.join(dataDir, 'reports.jsonl');
/** Written by the site that runs on this folder. */
export const siteFile = (dataDir: string) => path.join(dataDir, 'site.json');
export const remotesFolder = (dataDir: string) => path.join(dataDir, 'remotes');
export const versionFolder = (dataDir: string, name: string, version: string) =>
  path.join(remotesFolder(dataDir), name, version);
export const stagingFolder = (dataDir: string) => path.join(dataDir, 'staging');
/** The address of a version's files on the site. */
export const versionBase = (name: string, version: string) => `${REMOTES_PATH}/${name}/${version}/`;
