import type { Failure } from './events';
import type { Phase } from './phase';

const PRINT_EVERY_MS = 30_000;
const REDRAW_EVERY_MS = 250;

/** Redraws one line per phase in a terminal; elsewhere prints a line at each change and at an interval. */
export class ProgressDisplay {
  #drawn = 0;
  #lastDrawn = 0;
  readonly #printedAt = new Map<Phase, number>();
  readonly #printedState = new Map<Phase, Phase['state']>();
  readonly #timer: NodeJS.Timeout;

  constructor(
    private readonly phases: readonly Phase[],
    private readonly out: NodeJS.WriteStream = process.stdout,
  ) {
    this.#timer = setInterval(() => this.draw(), 1_000);
  }

  draw(isLast = false): void {
    if (!this.out.isTTY) return this.#printChanges();
    const now = Date.now();
    if (!isLast && now - this.#lastDrawn < REDRAW_EVERY_MS) return;
    this.#lastDrawn = now;
    const width = this.out.columns || 80;
    const lines = this.phases.map((phase) => lineOf(phase).slice(0, width - 1));
    this.#wipe();
    this.out.write(`${lines.join('\n')}\n`);
    this.#drawn = lines.length;
  }

  /** Prints a text above the lines of the phases. */
  print(text: string): void {
    this.#wipe();
    this.out.write(`${text}\n`);
    this.#lastDrawn = 0;
    this.draw();
  }

  printFailure({ title, text, rerunCommand }: Failure): void {
    const again = rerunCommand ? `\n\n  Alone: ${rerunCommand}` : '';
    this.print(`\n✗ ${title}\n\n${text.replace(/^/gm, '  ')}${again}\n`);
  }

  end(): void {
    clearInterval(this.#timer);
    this.draw(true);
    this.#drawn = 0;
  }

  #wipe(): void {
    if (this.#drawn > 0) this.out.write(`\u001b[${this.#drawn}A\u001b[0J`);
    this.#drawn = 0;
  }

  #printChanges(): void {
    const now = Date.now();
    for (const phase of this.phases) {
      const isNew = this.#printedState.get(phase) !== phase.state && phase.state !== 'waiting';
      const isDue = phase.state === 'running' && now - (this.#printedAt.get(phase) ?? now) > PRINT_EVERY_MS;
      if (!isNew && !isDue) continue;
      this.#printedState.set(phase, phase.state);
      this.#printedAt.set(phase, now);
      this.out.write(`${lineOf(phase)}\n`);
    }
  }
}

const MARKS = { waiting: '·', running: '▸', passed: '✓', failed: '✗', stopped: '–' };

/** `▸ Journeys  120 of 310 journeys, 119 passed, 1 failed, 2 min 10 s, about 3 min 26 s left`. */
export function lineOf(phase: Phase, now = Date.now()): string {
  const { title, state, passed, failed, done, total, unit, isOneCheck, isPreparation } = phase;
  const seconds = state === 'running' ? (now - phase.beganAt) / 1_000 : phase.seconds;
  const parts = [
    ...(state === 'running' && total > 0 ? [`${done} of ${total} ${unit}`] : []),
    ...(passed > 0 && !isOneCheck && !isPreparation ? [`${passed} passed`] : []),
    ...(failed > 0 && !isOneCheck ? [`${failed} failed`] : []),
    ...(state === 'waiting' ? [] : [inWords(seconds)]),
    ...(state === 'running' && done > 0 && seconds > 5
      ? [`about ${inWords((seconds / done) * (total - done))} left`]
      : []),
  ];
  return `${MARKS[state]} ${title.padEnd(24)} ${parts.join(', ')}`.trimEnd();
}

function inWords(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
