import path from 'node:path';

/** Where the registry and the published remotes live inside DATA_DIR. */
export const registryFile = (dataDir: string) => path.join(dataDir, 'registry.json');
export const remotesFolder = (dataDir: string) => path.join(dataDir, 'remotes');
export const versionFolder = (dataDir: string, name: string, version: string) =>
  path.join(remotesFolder(dataDir), name, version);
export const stagingFolder = (dataDir: string) => path.join(dataDir, 'staging');
/** The address of a version's files on the site. */
export const versionBase = (name: string, version: string) => `/remotes/${name}/${version}/`;
