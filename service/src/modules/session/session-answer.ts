import { ROLE, type SessionAnswer } from '@nivara/shared/contracts/session';
import type { Database } from '../../database/tables';
import { findStaff } from '../staff/staff-repository';
import type { ActiveSession } from './sessions';

export async function sessionAnswer(database: Database, session: ActiveSession): Promise<SessionAnswer> {
  const staff = session.role === ROLE.patient ? undefined : await findStaff(database, session.accountId);
  return {
    user: {
      access_token: session.reference,
      M_RoleID: session.role,
      UserName: session.username,
      M_DesignationID: staff?.designation_id ?? null,
      M_DepartmentID: staff?.department_id ?? null,
      M_EmployeeID: staff?.employee_id ?? null,
      TableUserID: session.accountId,
      UserFullName: session.name,
    },
    sessionKey: session.sessionKey,
  };
}
