/** The signed-in account, with the field names of the specification. */
export interface SessionUser {
  /** Identifies the session in lists and logs without giving access: only the http-only cookie does. */
  access_token: string;
  M_RoleID: number;
  UserName: string;
  M_DesignationID: number | null;
  M_DepartmentID: number | null;
  M_EmployeeID: number | null;
  TableUserID: string;
  UserFullName: string;
}

/** The auth context's value: empty at the start, a user after signing in, null after signing out. */
export type AuthUser = '' | SessionUser | null;

export interface SessionAnswer {
  user: SessionUser;
  /** The service's random key for encrypting the browser's session store. */
  sessionKey: string;
}

export interface Credentials {
  username: string;
  password: string;
}

export const ROLE = { patient: 1, doctor: 2 } as const;

/** Browsers accept a `__Host-` cookie only with Secure, Path=/ and no Domain, so no other host can set it. */
export const SESSION_COOKIE = { plain: 'session', secure: '__Host-session' } as const;

/** Each answer to a signed-in account has the session's remaining time in seconds, since clocks differ. */
export const SECONDS_LEFT_HEADER = 'session-seconds-left';
