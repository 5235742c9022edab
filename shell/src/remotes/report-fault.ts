import { toFault } from './remote-fault';

/** The one place where a remote's failure is written down, with its name and version. */
export function reportFault(remote: string, version: string, doing: string, error: unknown): void {
  const fault = toFault(error);
  console.error(`[remote ${remote}@${version}] ${doing} failed (${fault.kind}): ${fault.message}`);
}
