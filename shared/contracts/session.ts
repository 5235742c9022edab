import type { PasskeyOptions, TotpSetUp } from '../domain/second-factor';
import type { RoleName } from './remote-manifest-type';

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

/** The answer to a right password when a second step follows. */
export interface SecondStep {
  /** Valid once, for a few minutes. */
  challenge: string;
  /** Undefined without a passkey. */
  passkey?: PasskeyOptions;
  /** False for somebody who has only passkeys: then the form's input takes recovery codes only. */
  hasApp: boolean;
  /** Set for somebody who must have a second factor and has none yet. */
  setUp?: TotpSetUp;
}

export type SignInAnswer = SessionAnswer | { secondStep: SecondStep };

/** The answer to a second step, with recovery codes if that step also set up the factor. */
export interface SecondStepAnswer extends SessionAnswer {
  recoveryCodes?: string[];
}

export interface Credentials {
  username: string;
  password: string;
}

export const ROLE = { patient: 1, doctor: 2, desk: 3 } as const;

/** The manifests' name of a session's role; undefined for a role that this shell does not know. */
export const roleName = ({ M_RoleID }: Pick<SessionUser, 'M_RoleID'>): RoleName | undefined =>
  (Object.keys(ROLE) as (keyof typeof ROLE)[]).find((name) => ROLE[name] === M_RoleID);

/** Browsers accept a `__Host-` cookie only with Secure, Path=/ and no Domain, so no other host can set it. */
export const SESSION_COOKIE = { plain: 'session', secure: '__Host-session' } as const;

/** Each answer to a signed-in account has the session's remaining time in seconds, since clocks differ. */
export const SECONDS_LEFT_HEADER = 'session-seconds-left';
