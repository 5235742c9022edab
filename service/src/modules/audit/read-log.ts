import type { BackgroundTasks } from '../../background-tasks';
import type { AuditTable } from '../../database/notification-tables';
import type { Database } from '../../database/tables';
import { insertAudit } from './audit-repository';

const FLUSH_AFTER_MS = 1000;
const MOST_REMEMBERED = 50_000;
/** The databases limit the values of one statement. */
const ROWS_AT_ONCE = 500;
const HOUR_PREFIX_LENGTH = '2026-01-01T00'.length;

/**
 * Audits a read of one's own data, or of a bill by its number and phone, once an hour for each thing that is read, and
 * shortly after the answer: reading stays fast and cannot fill the audit. Other reads are audited before the answer.
 */
export class ReadLog {
  #pending: AuditTable[] = [];
  readonly #seen = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly background: BackgroundTasks,
  ) {}

  note(row: Omit<AuditTable, 'id'>, newId: () => string): void {
    const key = `${row.actor_id} ${row.noun} ${row.record_id} ${row.at.slice(0, HOUR_PREFIX_LENGTH)}`;
    if (this.#seen.has(key)) return;
    if (this.#seen.size >= MOST_REMEMBERED) this.#seen.clear();
    this.#seen.add(key);
    this.#pending.push({ ...row, id: newId() });
    this.#timer ??= setTimeout(() => this.background.run(() => this.flush()), FLUSH_AFTER_MS);
  }

  /** Writes pending entries; the service calls it a last time when it stops. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const rows = this.#pending;
    this.#pending = [];
    if (rows.length === 0) return;
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      try {
        await insertAudit(this.database, rows.slice(from, from + ROWS_AT_ONCE));
      } catch (error) {
        this.#pending.unshift(...rows.slice(from));
        throw error;
      }
    }
  }
}
