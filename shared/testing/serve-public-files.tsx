import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteFolder } from './remote-folder';

export interface PublicFiles {
  /** Makes the server unreachable until `mend`. */
  cutOff: () => void;
  mend: () => void;
  /** Answers this path with other contents. */
  publish: (file: string, contents: unknown) => void;
}

/**
 * Answers `fetch` with the public files of the remote whose test is running. The files are read synchronously, so that
 * no answer arrives later than the answers that the test waits for.
 */
export function servePublicFiles(): PublicFiles {
  const publicFolder = path.join(remoteFolder(), 'public');
  let isReachable = true;
  const published = new Map<string, string>();

  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    if (!isReachable) throw new TypeError('Failed to fetch');
    const file = String(input);
    const contents = published.get(file) ?? readFileSync(path.join(publicFolder, file), 'utf8');
    return new Response(contents, { headers: { 'content-type': 'application/json' } });
  });

  return {
    cutOff: () => void (isReachable = false),
    mend: () => void (isReachable = true),
    publish: (file, contents) => void published.set(file, JSON.stringify(contents)),
  };
}
