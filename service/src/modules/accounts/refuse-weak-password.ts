import { ACCOUNT_MESSAGES, isPersonalPassword } from '@nivara/shared/domain/account';
import { invalid } from '../../problems';
import { isCommonPassword } from '../../security/common-passwords';
import { isGuessable } from '../../security/password-strength';

interface Owner {
  name?: string;
  email: string;
  username?: string;
}

export function refuseWeakPassword(password: string, owner: Owner): void {
  const message = weaknessOf(password, owner);
  if (message) throw invalid([{ path: 'password', message }]);
}

function weaknessOf(password: string, owner: Owner): string | undefined {
  if (isCommonPassword(password)) return ACCOUNT_MESSAGES.passwordCommon;
  if (isPersonalPassword(password, owner)) return ACCOUNT_MESSAGES.passwordPersonal;
  const { name, email, username } = owner;
  return isGuessable(password, [name, email, username]) ? ACCOUNT_MESSAGES.passwordGuessable : undefined;
}
