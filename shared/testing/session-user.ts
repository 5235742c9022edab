import { ROLE, type SessionUser } from '../contracts/session';

export function sessionUser(differences: Partial<SessionUser> = {}): SessionUser {
  return {
    access_token: 'session-1',
    M_RoleID: ROLE.patient,
    UserName: 'asha.kulkarni',
    M_DesignationID: null,
    M_DepartmentID: null,
    M_EmployeeID: null,
    TableUserID: 'a'.repeat(32),
    UserFullName: 'Asha Kulkarni',
    ...differences,
  };
}
