import type { SessionAnswer } from '@nivara/shared/contracts/session';
import type { ActiveSession } from './sessions';

export function sessionAnswer(session: ActiveSession): SessionAnswer {
  return {
    user: {
      access_token: session.reference,
      M_RoleID: session.role,
      UserName: session.username,
      M_DesignationID: null,
      M_DepartmentID: null,
      M_EmployeeID: null,
      TableUserID: session.accountId,
      UserFullName: session.name,
    },
    sessionKey: session.sessionKey,
  };
}
