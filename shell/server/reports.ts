import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { appendFile, rename, stat } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { REPORTS_PATH, type FaultReport, type RemoteReport } from '@nivara/shared/contracts/report';
import { reportsFile } from '../../registry/data-folder';
import { Refusal } from '../../registry/refusal';
import { rollback } from '../../registry/rollback';
import { parseVersion } from '../../registry/versions';
import { versionOnTrial } from '@nivara/shared/contracts/registry-for-visitor';
import type { LiveRegistry } from './live-registry';
import { Rollouts } from './rollouts';

const BIGGEST_REPORT = 2_000;
/** Further reports of one page are ignored, so that no page can fill the file. */
const REPORTS_PER_PAGE = 20;
const BIGGEST_FILE = 1_000_000;

/** Keeps the failure reports of pages for the teams, and rolls back new versions that fail too often. */
export class Reports {
  private readonly secret = randomBytes(32);
  private readonly rollouts = new Rollouts();
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataDir: string,
    private readonly registry: LiveRegistry,
    private readonly log: (message: string) => void,
  ) {}

  /** Makes sure that only pages of this site can report, and each counts once. */
  ticket(): string {
    const id = randomBytes(9).toString('base64url');
    return `${id}.${this.seal(id)}`;
  }

  addTo(app: FastifyInstance): void {
    const heard = new Map<string, number>();
    app.post<{ Body: unknown }>(REPORTS_PATH, { bodyLimit: BIGGEST_REPORT }, async (request, reply) => {
      reply.code(204);
      const report = readReport(request.body);
      if (!report || !this.isOurs(report.ticket) || !this.isKnown(report)) return;
      const count = (heard.get(report.ticket) ?? 0) + 1;
      if (count > REPORTS_PER_PAGE) return;
      if (heard.size > 10_000) heard.clear();
      heard.set(report.ticket, count);
      if (report.what === 'failed') await this.keep(report);
      await this.judge(report);
    });
  }

  private seal = (id: string) =>
    createHmac('sha256', this.secret).update(id).digest('base64url').slice(0, 16);

  private isOurs(ticket: string): boolean {
    const [id = '', seal = ''] = ticket.split('.');
    const expected = Buffer.from(this.seal(id));
    const given = Buffer.from(seal);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  /** Ignores reports on overrides, which concern only their developer. */
  private isKnown = ({ remote, version }: RemoteReport) =>
    Object.hasOwn(this.registry.read().remotes, remote) && parseVersion(version) !== undefined;

  private async keep({ remote, version, kind, doing, message }: FaultReport): Promise<void> {
    const line = { at: new Date().toISOString(), remote, version, kind, doing, message };
    const file = reportsFile(this.dataDir);
    // Writes are queued, so that lines never mix.
    this.writing = this.writing.then(async () => {
      const size = await stat(file).then(
        (found) => found.size,
        () => 0,
      );
      if (size > BIGGEST_FILE) await rename(file, `${file}.older`);
      await appendFile(file, `${JSON.stringify(line)}\n`);
    });
    await this.writing.catch((error: unknown) => this.log(`A report could not be kept: ${String(error)}`));
  }

  private async judge(report: RemoteReport): Promise<void> {
    const entry = this.registry.read().remotes[report.remote];
    // Pages report successes only of new versions, so an older one has no failure rate.
    if (!entry || versionOnTrial(entry, Date.now()) !== report.version) return;
    const verdict = this.rollouts.hear(report, entry);
    if (!verdict) return;
    try {
      const { live } = await rollback(report.remote, this.dataDir, {
        what: 'taken back by the site',
        note: verdict,
        onlyIf: report.version,
      });
      this.log(`${report.remote} ${report.version} is taken back, ${live} is live: ${verdict}`);
    } catch (error) {
      const reasons = error instanceof Refusal ? error.reasons.join(' ') : String(error);
      this.log(`${report.remote} ${report.version} should be taken back: ${reasons}`);
    } finally {
      this.rollouts.end(report, entry);
    }
  }
}

function readReport(body: unknown): RemoteReport | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const text = (name: string, longest: number): string => {
    const value: unknown = Reflect.get(body, name);
    // Reports are shown in terminals, so control characters and line breaks are removed.
    return typeof value === 'string'
      ? value.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, longest)
      : '';
  };
  const common = { remote: text('remote', 40), version: text('version', 40), ticket: text('ticket', 60) };
  if (!common.remote || !common.version) return undefined;
  const what = text('what', 10);
  if (what === 'shown') return { ...common, what };
  if (what !== 'failed') return undefined;
  return { ...common, what, kind: text('kind', 20), doing: text('doing', 80), message: text('message', 200) };
}
