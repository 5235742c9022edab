import { Worker } from 'node:worker_threads';
import type { Outcome, Task, ThreadData } from './messages';

/** A page that hangs blocks the thread, so both are given up. */
const TIME_LIMIT_MS = 5_000;
const MEMORY_MB = 256;

/** Further requests get app shells, so that a crowd cannot fill the memory. */
const MOST_WAITING = 20;

interface Job {
  task: Task;
  settle: (outcome: Outcome) => void;
}

/** Pages are made in a thread, one at a time, so that a page that hangs or crashes cannot stop the site. */
export class RenderThread {
  private worker: Worker | undefined;
  private readonly queue: Job[] = [];
  private current: (Job & { limit: NodeJS.Timeout }) | undefined;
  private count = 0;
  private isClosed = false;

  constructor(
    private readonly file: string,
    private readonly surroundings: ThreadData,
  ) {}

  /** Never rejects: the outcome contains the fault. Resolves to undefined when too many tasks wait. */
  async render(task: Omit<Task, 'id'>): Promise<Outcome | undefined> {
    const id = (this.count += 1);
    if (this.isClosed || this.queue.length >= MOST_WAITING) return undefined;
    return new Promise((settle) => {
      this.queue.push({ task: { ...task, id }, settle });
      this.next();
    });
  }

  close(): void {
    this.isClosed = true;
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
      // Remotes must not read the site's secrets from its environment.
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    // An idle thread must not keep the process running.
    worker.unref();
    worker.on('message', (outcome: Outcome) => {
      if (outcome.id === this.current?.task.id) this.settle(outcome);
    });
    worker.on('error', (error) => this.worker === worker && this.fail(error.message));
    worker.on('exit', () => this.worker === worker && this.fail('its thread ended'));
    return worker;
  }

  /** A thread that hangs cannot be reused, so the next page gets a new one. */
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
