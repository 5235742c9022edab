/** Work that continues after the answer was sent; stopping the service waits for it. */
export class BackgroundTasks {
  readonly #running = new Set<Promise<void>>();

  constructor(private readonly onFailure: (error: unknown) => void) {}

  run(task: () => Promise<void>): void {
    const running: Promise<void> = new Promise<void>((resolve) => setImmediate(resolve))
      .then(task)
      .catch(this.onFailure)
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  async finished(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
