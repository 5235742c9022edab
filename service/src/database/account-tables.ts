export interface AccountsTable {
  id: string;
  username: string;
  /** Lower case, without blanks around it. */
  email: string;
  name: string;
  role: number;
  password_hash: string;
  created_at: string;
}

export interface SessionsTable {
  token_hash: string;
  /** Names the session for people and logs; nobody can sign in with it. */
  reference: string;
  account_id: string;
  /** The key of the browser's encrypted store: it lives here alone. */
  session_key: string;
  /** “Chrome on Android”, and no more of the user agent. */
  browser: string | null;
  created_at: string;
  last_used_at: string;
  expires_at: string;
}

export interface RecoveryTokensTable {
  token_hash: string;
  account_id: string;
  purpose: 'username' | 'password';
  expires_at: string;
}

export interface AttemptsTable {
  subject: string;
  count: number;
  last_at: string;
  blocked_until: string | null;
}

export interface AccountTables {
  accounts: AccountsTable;
  sessions: SessionsTable;
  recovery_tokens: RecoveryTokensTable;
  attempts: AttemptsTable;
}
