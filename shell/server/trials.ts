import type { RegistryEntry } from '@nivara/shared/contracts/registry';
import type { RemoteReport } from '@nivara/shared/contracts/report';

/** A new version is taken back when at least so many pages failed with it, and so large a part of all that tried. */
const FEWEST_FAILURES = 5;
const LARGEST_PART = 0.1;
const PAGES_REMEMBERED = 5_000;

interface Trial {
  pages: Map<string, 'shown' | 'failed'>;
  lastWords: string;
  closed: boolean;
}

/** Counts, page by page, how new versions do. */
export class Trials {
  private readonly trials = new Map<string, Trial>();

  /** Answers why the version has to go, once, when it has to. */
  hear(report: RemoteReport, entry: RegistryEntry): string | undefined {
    const trial = this.trialOf(keyOf(report, entry));
    if (trial.closed || (trial.pages.size >= PAGES_REMEMBERED && !trial.pages.has(report.ticket)))
      return undefined;
    // Shown first and failed later is failed.
    if (trial.pages.get(report.ticket) !== 'failed') trial.pages.set(report.ticket, report.what);
    if (report.what !== 'failed') return undefined;
    trial.lastWords = `${report.doing} (${report.kind}): ${report.message}`;
    const failed = [...trial.pages.values()].filter((what) => what === 'failed').length;
    if (failed < FEWEST_FAILURES || failed / trial.pages.size < LARGEST_PART) return undefined;
    trial.closed = true;
    return `${failed} of ${trial.pages.size} pages failed with it, the last one ${trial.lastWords}`;
  }

  /** After a verdict was carried out, or could not be: should the same version be tried again, it is tried anew. */
  end(report: RemoteReport, entry: RegistryEntry): void {
    this.trials.delete(keyOf(report, entry));
  }

  private trialOf(key: string): Trial {
    const known = this.trials.get(key);
    if (known) return known;
    if (this.trials.size > 100) this.trials.clear();
    const trial: Trial = { pages: new Map(), lastWords: '', closed: false };
    this.trials.set(key, trial);
    return trial;
  }
}

const keyOf = ({ remote, version }: RemoteReport, { staged, since }: RegistryEntry) =>
  `${remote}@${version} ${staged ? 'staged' : since}`;
