import type { Finding } from '@nivara/shared/server/finding';
import { EnvironmentError, parseEnvironment } from '../environment';
import { verifyService } from './verify';

/** Prints the service's findings as JSON, one on each line, for `npm run verify`. */
async function main(): Promise<void> {
  const print = (finding: Finding) => console.log(JSON.stringify(finding));
  try {
    (await verifyService(parseEnvironment(process.env))).forEach(print);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    for (const fault of error.faults)
      print({
        subject: 'environment',
        state: 'bad',
        found: fault,
        remedy: 'See “Environment” in the README.',
      });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
