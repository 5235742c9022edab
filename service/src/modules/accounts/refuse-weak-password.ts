import { ACCOUNT_MESSAGES, isPersonalPassword } from '@nivara/shared/domain/account';
import { invalid } from '../../problems';
import { isCommonPassword } from '../../security/common-passwords';

export function refuseWeakPassword(
  password: string,
  owner: { name?: string; email: string; username?: string },
): void {
  const message = isCommonPassword(password)
    ? ACCOUNT_MESSAGES.passwordCommon
    : isPersonalPassword(password, owner) && ACCOUNT_MESSAGES.passwordPersonal;
  if (message) throw invalid([{ path: 'password', message }]);
}
