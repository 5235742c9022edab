/** What a reporter tells the runner, one line each on standard output. */
export type TestEvent =
  | { kind: 'total'; total: number; unit: string }
  /** Of the total, so much has been done. */
  | { kind: 'done'; done: number }
  | { kind: 'passed' }
  | { kind: 'failed'; failure: Failure };

export interface Failure {
  title: string;
  /** What went wrong, in as many lines as a person reads. */
  text: string;
  /** The command that runs this test alone. */
  alone?: string;
}

/** No program begins a line of its own with it. */
const MARK = '\u001e';

export const tell = (event: TestEvent): void =>
  void process.stdout.write(`${MARK}${JSON.stringify(event)}\n`);

/** Takes the events out of a program's output; the rest is for the log. */
export function eventReader(onEvent: (event: TestEvent) => void, onLine: (line: string) => void) {
  let rest = '';
  return (data: Buffer | string) => {
    const lines = (rest + String(data)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith(MARK)) onEvent(JSON.parse(line.slice(1)) as TestEvent);
      else onLine(line);
    }
  };
}
