// The service for journeys: a password check at its full price is a fifth of their processor time.
import { PasswordHasher } from '../src/security/password-hasher';
import { runService } from '../src/run-service';
import { QUICK_COST } from './quick-cost';

runService({ passwords: new PasswordHasher(QUICK_COST) });
