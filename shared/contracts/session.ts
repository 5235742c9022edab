/** The signed-in person, with the field names that the product's specification fixes. */
export interface SessionUser {
  /** Names the session for people and logs. It signs nobody in: the cookie does that, and no script can read it. */
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
  /** The random key, kept by the service, under which the browser's session store is encrypted. */
  sessionKey: string;
}

export interface Credentials {
  username: string;
  password: string;
}

export const ROLE = { patient: 1, doctor: 2 } as const;

/**
 * The session cookie's name. Browsers take the one for https only with Secure, Path=/ and no Domain: no other host
 * can plant it.
 */
export const SESSION_COOKIE = { plain: 'session', secure: '__Host-session' } as const;

/** With each answer to a signed-in person: how long the session lives on if it is not used. Seconds, since clocks differ. */
export const SECONDS_LEFT_HEADER = 'session-seconds-left';
