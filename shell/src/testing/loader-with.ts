import { createFailureReports } from '../remotes/failure-reports';
import type { LoadModule } from '../remotes/federation';
import { createRemoteLoader, type RemoteLoader } from '../remotes/remote-loader';

/** A page's loader that takes the remotes' modules from the test. */
export const loaderWith = (
  loadModule: LoadModule = () => Promise.reject(new Error('No remote is published')),
  timeLimitMs = 50,
): RemoteLoader => createRemoteLoader({ loadModule, reports: createFailureReports(''), timeLimitMs });
