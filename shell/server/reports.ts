import { appendFile, rename, stat } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { wideNetwork } from '@nivara/shared/contracts/network';
import type { RegistryEntry, VisitorRegistry } from '@nivara/shared/contracts/registry';
import { REPORTS_PATH, type FailureReport, type RemoteReport } from '@nivara/shared/contracts/report';
import { reportsFile } from '../../registry/data-folder';
import { countRollbacksByReports } from '../../registry/history';
import { Refusal } from '../../registry/refusal';
import { derivedSecret, registryKey } from '../../registry/registry-key';
import { SupersededError, rollback } from '../../registry/rollback';
import { parseVersion } from '../../registry/versions';
import { isTraceId } from '@nivara/shared/contracts/trace';
import { watchedVersion } from '@nivara/shared/contracts/registry-for-visitor';
import type { Metrics } from '@nivara/shared/server/metrics';
import type { LiveRegistry } from './live-registry';
import { isFromOwnPage } from './own-page';
import { findDamage } from './published-whole';
import { Rollouts, type Doubt } from './rollouts';
import { sendProblem } from './site-problems';
import { Tickets } from './tickets';

const BIGGEST_REPORT = 3_000;
/** Further reports of one network are ignored for the rest of the hour, so that no network can fill the file. */
const REPORTS_PER_NETWORK = 100;
const HOUR_MS = 60 * 60 * 1000;
const MOST_NETWORKS = 10_000;
const BIGGEST_FILE = 1_000_000;
const LONGEST_TICKET = 1_500;

/** Keeps the failure reports of pages for the teams, and rolls back new versions that fail too often. */
export class Reports {
  private readonly tickets: Tickets;
  private readonly count: (labels: Record<'remote' | 'version' | 'what', string>) => void;
  private readonly rollouts: Rollouts;
  private readonly reportsOfNetworks = new Map<string, number>();
  private hour = 0;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataDir: string,
    private readonly registry: LiveRegistry,
    private readonly log: (message: string) => void,
    metrics: Metrics,
  ) {
    this.count = metrics.counter(
      'nivara_reports',
      'Reports of pages about a version of a remote, by what happened to it.',
      ['remote', 'version', 'what'],
    );
    this.tickets = new Tickets(derivedSecret(registryKey(dataDir), 'tickets'));
    this.rollouts = new Rollouts((remote, since) => countRollbacksByReports(dataDir, remote, since));
  }

  ticket = (registry: VisitorRegistry): string => this.tickets.give(registry, Date.now());

  addTo(app: FastifyInstance): void {
    app.post<{ Body: unknown }>(REPORTS_PATH, { bodyLimit: BIGGEST_REPORT }, async (request, reply) => {
      if (!isFromOwnPage(request)) {
        return sendProblem(reply, 403, 'This report came from another site.');
      }
      reply.code(204);
      const report = readReport(request.body);
      if (!report || !this.isKnown(report)) return;
      if (!this.tickets.permits(report.ticket, report, Date.now())) return;
      // One internet customer can have many IPv6 networks, and must not decide about a rollback alone.
      const network = wideNetwork(request.ip);
      if (network === '' || !this.hasRoomFor(network)) return;
      const { remote, version, what } = report;
      this.count({ remote, version, what });
      if (report.what === 'failed') await this.keep(report);
      await this.judge(report, network);
    });
  }

  private hasRoomFor(network: string): boolean {
    const hour = Math.floor(Date.now() / HOUR_MS);
    if (hour !== this.hour || this.reportsOfNetworks.size >= MOST_NETWORKS) {
      this.hour = hour;
      this.reportsOfNetworks.clear();
    }
    const count = (this.reportsOfNetworks.get(network) ?? 0) + 1;
    this.reportsOfNetworks.set(network, count);
    return count <= REPORTS_PER_NETWORK;
  }

  /** False for an override, whose reports concern only its developer. */
  private isKnown = ({ remote, version }: RemoteReport) =>
    Object.hasOwn(this.registry.read().remotes, remote) && parseVersion(version) !== undefined;

  private async keep({ remote, version, kind, doing, message, trace }: FailureReport): Promise<void> {
    const line = { at: new Date().toISOString(), remote, version, kind, doing, message, trace };
    const file = reportsFile(this.dataDir);
    const write = async () => {
      const size = await stat(file).then(
        (found) => found.size,
        () => 0,
      );
      if (size > BIGGEST_FILE) await rename(file, `${file}.older`);
      await appendFile(file, `${JSON.stringify(line)}\n`);
    };
    // Writes are queued, so that lines never mix. A failed write lets the next one begin.
    this.writing = this.writing
      .then(write)
      .catch((error: unknown) => this.log(`A report could not be kept: ${String(error)}`));
    await this.writing;
  }

  private async judge(report: RemoteReport, network: string): Promise<void> {
    const entry = this.registry.read().remotes[report.remote];
    // Pages report successes only of new versions, so an older one has no failure rate.
    if (!entry || watchedVersion(entry, Date.now()) !== report.version) return;
    const finding = this.rollouts.addReport(report, network, entry);
    if (!finding) return;
    const verdict = finding.kind === 'sure' ? finding.reason : await this.checkFiles(finding, report, entry);
    if (!verdict) return;
    try {
      const { live } = await rollback(report.remote, this.dataDir, {
        what: 'rolled back by the site',
        note: verdict,
        onlyIf: report.version,
        byReports: finding.kind === 'sure',
      });
      this.log(`${report.remote} ${report.version} is rolled back, ${live} is live: ${verdict}`);
      this.rollouts.end(report, entry);
    } catch (error) {
      const reasons = error instanceof Refusal ? error.reasons.join(' ') : String(error);
      this.log(`${report.remote} ${report.version} should be rolled back, but could not be: ${reasons}`);
      const isForbidden = error instanceof Refusal && !(error instanceof SupersededError);
      if (isForbidden) this.rollouts.refused(report, entry);
      else this.rollouts.end(report, entry);
    }
  }

  /** Checks the version's files, since failures of so few networks do not suffice for a rollback. */
  private async checkFiles(
    { reason }: Doubt,
    { remote, version }: RemoteReport,
    entry: RegistryEntry,
  ): Promise<string | undefined> {
    const damage = await findDamage(entry.staged ?? entry, this.dataDir);
    if (damage) return `${reason}, and the site finds that ${damage}`;
    this.log(`${remote} ${version} stays: ${reason}, and the site finds its files whole`);
    return undefined;
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
  const common = {
    remote: text('remote', 40),
    version: text('version', 40),
    ticket: text('ticket', LONGEST_TICKET),
  };
  if (!common.remote || !common.version) return undefined;
  const what = text('what', 10);
  if (what === 'shown') return { ...common, what };
  if (what !== 'failed') return undefined;
  const trace = text('trace', 32);
  return {
    ...common,
    what,
    kind: text('kind', 20),
    doing: text('doing', 80),
    message: text('message', 200),
    trace: isTraceId(trace) ? trace : '',
  };
}
