import type { Generated, GeneratedAlways } from 'kysely';
import type { SecurityEventKind } from '@nivara/shared/domain/account';

export interface AccountsTable {
  id: string;
  username: string;
  /** Lower case, without blanks around it. */
  email: string;
  name: string;
  role: number;
  password_hash: string;
  created_at: string;
  /** The address without a tag: mails to name+tag@host go to name@host. */
  mailbox: GeneratedAlways<string>;
  /**
   * `customerHash` of the network that opened the account. Null if the clinic opened it, and once the account
   * has a completed appointment.
   */
  opened_from: string | null;
  /** The time at which a member of the staff left; nobody can sign in to such an account again. */
  left_at: string | null;
  /** The time at which a password was chosen for an account that had none; after a `giveBack`, the newest such time. */
  claimed_at: string | null;
}

export interface SessionsTable {
  token_hash: string;
  /** Names the session in lists and logs without giving access to it. */
  reference: string;
  account_id: string;
  /** The key of the browser's encrypted store; only this table has the key. */
  session_key: string;
  /** “Chrome on Android”; no more of the user agent is stored. */
  browser: string | null;
  created_at: string;
  last_used_at: string;
  expires_at: string;
}

export interface RecoveryTokensTable {
  token_hash: string;
  account_id: string;
  purpose: 'username' | 'password' | 'email';
  /** The address that the link confirms; null for links with another purpose. */
  new_email: string | null;
  expires_at: string;
}

export interface AttemptsTable {
  subject: string;
  count: number;
  last_at: string;
  blocked_until: string | null;
}

/** A sign-up whose account exists once its owner has opened the link in the mail and entered the password again. */
export interface PendingAccountsTable {
  token_hash: string;
  name: string;
  email: string;
  password_hash: string;
  expires_at: string;
}

/** Append-only. */
export interface SecurityLogTable {
  id: string;
  at: string;
  kind: SecurityEventKind | 'access-refused';
  account_id: string | null;
  typed_hash: string | null;
  network_hash: string | null;
  browser: string | null;
  /** “404 GET /family/:id”. */
  refused: string | null;
}

export interface DepartmentsTable {
  id: number;
  name: string;
}

export interface DesignationsTable {
  id: number;
  name: string;
  /** 1 for those who see the figures of the whole clinic. */
  is_founder: Generated<number>;
}

/** Everybody who works at the clinic. */
export interface StaffTable {
  account_id: string;
  employee_id: number;
  designation_id: number;
  department_id: number;
}

export interface TotpFactorsTable {
  account_id: string;
  /** Sealed with the service's key. */
  sealed_key: string;
  /** The newest step whose code was used, so that no code works twice. */
  last_step: number;
  created_at: string;
}

export interface PasskeysTable {
  id: string;
  account_id: string;
  credential_id: string;
  public_key: string;
  counter: number;
  /** JSON. */
  transports: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

export interface RecoveryCodesTable {
  account_id: string;
  /** The code's first letters, by which its hash is found. */
  label: string;
  code_hash: string;
}

export interface SecondFactorChallengesTable {
  token_hash: string;
  account_id: string;
  /** `set-up` is for a sign-in whose account must first add a second factor. */
  purpose: 'sign-in' | 'set-up' | 'totp' | 'passkey';
  /** The sealed key of a TOTP in the making, or the random bytes that a passkey signs. */
  content: string | null;
  expires_at: string;
}

export interface AccountTables {
  departments: DepartmentsTable;
  designations: DesignationsTable;
  staff: StaffTable;
  accounts: AccountsTable;
  sessions: SessionsTable;
  recovery_tokens: RecoveryTokensTable;
  attempts: AttemptsTable;
  pending_accounts: PendingAccountsTable;
  security_log: SecurityLogTable;
  totp_factors: TotpFactorsTable;
  passkeys: PasskeysTable;
  recovery_codes: RecoveryCodesTable;
  second_factor_challenges: SecondFactorChallengesTable;
}
