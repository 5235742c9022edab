import { Worker } from 'node:worker_threads';
import type { Outcome, Task, ThreadData } from './messages';

/** A page that takes longer is given up, and the thread with it. */
const TIME_LIMIT_MS = 5_000;
const MEMORY_MB = 256;

/** Who asks for many pages at once gets some of them as empty frames. */
const MOST_WAITING = 20;

interface Job {
  task: Task;
  settle: (outcome: Outcome) => void;
}

/**
 * A thread of its own makes the pages, one after the other: one that hangs or breaks costs no answer of the site, and
 * no other page.
 */
export class RenderThread {
  private worker: Worker | undefined;
  private readonly queue: Job[] = [];
  private current: (Job & { limit: NodeJS.Timeout }) | undefined;
  private count = 0;
  private closed = false;

  constructor(
    private readonly file: string,
    private readonly surroundings: ThreadData,
  ) {}

  /** Never fails: what went wrong is said in the outcome. There is none where there is too much to do. */
  async render(task: Omit<Task, 'id'>): Promise<Outcome | undefined> {
    const id = (this.count += 1);
    if (this.closed || this.queue.length >= MOST_WAITING) return undefined;
    return new Promise((settle) => {
      this.queue.push({ task: { ...task, id }, settle });
      this.next();
    });
  }

  close(): void {
    this.closed = true;
    for (const { task, settle } of this.queue.splice(0)) settle({ id: task.id, scripts: [] });
    this.fail('the site is closing');
  }

  private next(): void {
    if (this.current) return;
    const job = this.queue.shift();
    if (!job) return;
    const worker = (this.worker ??= this.start());
    const limit = setTimeout(() => this.fail(`it was not ready within ${TIME_LIMIT_MS} ms`), TIME_LIMIT_MS);
    limit.unref();
    this.current = { ...job, limit };
    worker.postMessage(job.task);
  }

  private start(): Worker {
    const worker = new Worker(this.file, {
      workerData: this.surroundings,
      // What the site knows by its environment is not the remotes' to read.
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    // A site that has nothing else to do may end.
    worker.unref();
    worker.on('message', (outcome: Outcome) => {
      if (outcome.id === this.current?.task.id) this.settle(outcome);
    });
    worker.on('error', (error) => this.worker === worker && this.fail(error.message));
    worker.on('exit', () => this.worker === worker && this.fail('its thread ended'));
    return worker;
  }

  /** Ends the thread; the next page gets a new one. */
  private fail(fault: string): void {
    void this.worker?.terminate();
    this.worker = undefined;
    if (this.current) this.settle({ id: this.current.task.id, scripts: [], fault });
  }

  private settle(outcome: Outcome): void {
    const job = this.current;
    if (!job) return;
    clearTimeout(job.limit);
    this.current = undefined;
    job.settle(outcome);
    this.next();
  }
}
