import { parentPort, workerData } from 'node:worker_threads';
import type { Outcome, Task, ThreadData } from './messages';
import { renderTask } from './render-task';

const surroundings = workerData as ThreadData;

parentPort?.on('message', async (task: Task) => {
  const outcome = await renderTask(task, surroundings).catch((error: unknown): Outcome => ({
    id: task.id,
    scripts: [],
    fault: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
  parentPort?.postMessage(outcome);
});
