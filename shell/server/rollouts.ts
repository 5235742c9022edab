import type { RegistryEntry } from '@nivara/shared/contracts/registry';
import type { RemoteReport } from '@nivara/shared/contracts/report';

/** A new version is rolled back when it fails in at least this many networks and this share of all networks. */
const FEWEST_FAILURES = 5;
const SMALLEST_SHARE = 0.1;
const NETWORKS_REMEMBERED = 5_000;
/** Each rollback by reports within this time doubles the number of networks that the remote’s next rollback needs. */
const ROLLBACKS_REMEMBERED_MS = 24 * 60 * 60 * 1000;

/** The site looks at a failing version's files at most this often. */
const CHECK_FILES_EVERY_MS = 60_000;
const REFUSED_FOR_MS = 60 * 60 * 1000;

interface Rollout {
  networks: Map<string, 'shown' | 'failed'>;
  lookedAt: number;
  /** Until then, reports do not ask for a rollback. */
  closedUntil: number;
}

/** The reason for a rollback: enough networks agree. */
interface Certainty {
  kind: 'sure';
  reason: string;
}

/** Failures in too few networks for a rollback, since one visitor may use all of these networks. */
export interface Doubt {
  kind: 'doubtful';
  reason: string;
}

/**
 * Each network counts once, however many pages it opens and reports it sends. An attacker with five networks
 * can have a good version rolled back, but not again and again.
 */
export class Rollouts {
  private readonly rollouts = new Map<string, Rollout>();

  constructor(
    /** Counts how often reports have rolled a remote back since a time; the count must survive a restart. */
    private readonly countRollbacks: (remote: string, since: number) => number,
    private readonly now: () => number = Date.now,
  ) {}

  /** Returns the reason for a rollback once, and a doubt at most once a minute. */
  addReport(report: RemoteReport, network: string, entry: RegistryEntry): Certainty | Doubt | undefined {
    const rollout = this.rolloutOf(keyOf(report, entry));
    const { networks } = rollout;
    if (rollout.closedUntil > this.now() || (networks.size >= NETWORKS_REMEMBERED && !networks.has(network)))
      return undefined;
    // A network in which one page fails counts as failed.
    if (networks.get(network) !== 'failed') networks.set(network, report.what);
    if (report.what !== 'failed') return undefined;
    const lastFailure = `${report.doing} (${report.kind}): ${report.message}`;
    const failed = [...networks.values()].filter((what) => what === 'failed').length;
    if (failed / networks.size >= SMALLEST_SHARE && this.isEnough(failed, report.remote)) {
      rollout.closedUntil = Infinity;
      const reason = `pages in ${failed} of ${networks.size} networks failed with ${report.version}, the last one ${lastFailure}`;
      return { kind: 'sure', reason };
    }
    if (this.now() - rollout.lookedAt < CHECK_FILES_EVERY_MS) return undefined;
    rollout.lookedAt = this.now();
    return {
      kind: 'doubtful',
      reason: `pages in ${failed} of ${networks.size} networks failed with ${report.version}`,
    };
  }

  /** Starts the count again, in case the same version is staged again. */
  end(report: RemoteReport, entry: RegistryEntry): void {
    this.rollouts.delete(keyOf(report, entry));
  }

  /** Called when the rules forbid the rollback: it is tried again after an hour, since they may allow it by then. */
  refused(report: RemoteReport, entry: RegistryEntry): void {
    this.rolloutOf(keyOf(report, entry)).closedUntil = this.now() + REFUSED_FOR_MS;
  }

  private isEnough(failed: number, remote: string): boolean {
    if (failed < FEWEST_FAILURES) return false;
    const rollbacks = this.countRollbacks(remote, this.now() - ROLLBACKS_REMEMBERED_MS);
    return failed >= FEWEST_FAILURES * 2 ** rollbacks;
  }

  private rolloutOf(key: string): Rollout {
    const known = this.rollouts.get(key);
    if (known) return known;
    if (this.rollouts.size > 100) this.rollouts.clear();
    const rollout: Rollout = {
      networks: new Map(),
      lookedAt: -Infinity,
      closedUntil: -Infinity,
    };
    this.rollouts.set(key, rollout);
    return rollout;
  }
}

const keyOf = ({ remote, version }: RemoteReport, { staged, since }: RegistryEntry) =>
  `${remote}@${version} ${staged ? 'staged' : since}`;
