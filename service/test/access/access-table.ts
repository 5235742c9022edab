import type { AccessRow } from './access-row';
import { sessionAccess } from './session-access';

/** Every route of the service: one without a row here fails the test. */
export const ACCESS_TABLE: readonly AccessRow[] = [...sessionAccess];
