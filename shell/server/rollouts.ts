import type { RegistryEntry } from '@nivara/shared/contracts/registry';
import type { RemoteReport } from '@nivara/shared/contracts/report';

/** A new version is rolled back when it fails in at least this many pages and this share of all pages. */
const FEWEST_FAILURES = 5;
const LARGEST_PART = 0.1;
const PAGES_REMEMBERED = 5_000;

interface Rollout {
  pages: Map<string, 'shown' | 'failed'>;
  lastWords: string;
  closed: boolean;
}

/** Each page counts once, however often it reports. */
export class Rollouts {
  private readonly rollouts = new Map<string, Rollout>();

  /** Returns the reason for a rollback, once. */
  hear(report: RemoteReport, entry: RegistryEntry): string | undefined {
    const rollout = this.rolloutOf(keyOf(report, entry));
    if (rollout.closed || (rollout.pages.size >= PAGES_REMEMBERED && !rollout.pages.has(report.ticket)))
      return undefined;
    // A page that fails after it was shown counts as failed.
    if (rollout.pages.get(report.ticket) !== 'failed') rollout.pages.set(report.ticket, report.what);
    if (report.what !== 'failed') return undefined;
    rollout.lastWords = `${report.doing} (${report.kind}): ${report.message}`;
    const failed = [...rollout.pages.values()].filter((what) => what === 'failed').length;
    if (failed < FEWEST_FAILURES || failed / rollout.pages.size < LARGEST_PART) return undefined;
    rollout.closed = true;
    return `${failed} of ${rollout.pages.size} pages failed with it, the last one ${rollout.lastWords}`;
  }

  /** Starts the count again, in case the same version is staged once more. */
  end(report: RemoteReport, entry: RegistryEntry): void {
    this.rollouts.delete(keyOf(report, entry));
  }

  private rolloutOf(key: string): Rollout {
    const known = this.rollouts.get(key);
    if (known) return known;
    if (this.rollouts.size > 100) this.rollouts.clear();
    const rollout: Rollout = { pages: new Map(), lastWords: '', closed: false };
    this.rollouts.set(key, rollout);
    return rollout;
  }
}

const keyOf = ({ remote, version }: RemoteReport, { staged, since }: RegistryEntry) =>
  `${remote}@${version} ${staged ? 'staged' : since}`;
