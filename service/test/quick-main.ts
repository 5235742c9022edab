// The service for journeys, with cheap password checks: real ones would take a fifth of the processor time.
import { PasswordHasher } from '../src/security/password-hasher';
import { runService } from '../src/run-service';
import { QUICK_COST } from './quick-cost';

runService({ passwords: new PasswordHasher(QUICK_COST) });
