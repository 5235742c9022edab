import type { RegistryEntry } from '@nivara/shared/contracts/registry';
import type { RemoteReport } from '@nivara/shared/contracts/report';

/** A new version is taken back when at least so many pages failed with it, and so large a part of all that tried. */
const FEWEST_FAILURES = 5;
const LARGEST_PART = 0.1;
const PAGES_REMEMBERED = 5_000;

interface Rollout {
  pages: Map<string, 'shown' | 'failed'>;
  lastWords: string;
  closed: boolean;
}

/** Counts, page by page, how new versions do. */
export class Rollouts {
  private readonly rollouts = new Map<string, Rollout>();

  /** Answers why the version has to go, once, when it has to. */
  hear(report: RemoteReport, entry: RegistryEntry): string | undefined {
    const rollout = this.rolloutOf(keyOf(report, entry));
    if (rollout.closed || (rollout.pages.size >= PAGES_REMEMBERED && !rollout.pages.has(report.ticket)))
      return undefined;
    // Shown first and failed later is failed.
    if (rollout.pages.get(report.ticket) !== 'failed') rollout.pages.set(report.ticket, report.what);
    if (report.what !== 'failed') return undefined;
    rollout.lastWords = `${report.doing} (${report.kind}): ${report.message}`;
    const failed = [...rollout.pages.values()].filter((what) => what === 'failed').length;
    if (failed < FEWEST_FAILURES || failed / rollout.pages.size < LARGEST_PART) return undefined;
    rollout.closed = true;
    return `${failed} of ${rollout.pages.size} pages failed with it, the last one ${rollout.lastWords}`;
  }

  /** After a verdict was carried out, or could not be: should the same version be tried again, it is tried anew. */
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
