/** A reporter sends each event to the runner as one line on standard output. */
export type TestEvent =
  | { kind: 'total'; total: number; unit: string }
  /** How many of the total have ended. */
  | { kind: 'done'; done: number }
  | { kind: 'passed' }
  | { kind: 'failed'; failure: Failure };

export interface Failure {
  title: string;
  /** Describes the failure, short enough to be read. */
  text: string;
  /** The command that runs only this test. */
  rerunCommand?: string;
}

/** No other output begins a line with this character. */
const MARK = '\u001e';

export const sendEvent = (event: TestEvent): void =>
  void process.stdout.write(`${MARK}${JSON.stringify(event)}\n`);

/** Separates events from the other output, which goes to the log. */
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
