import { addDemoData } from '../src/demo/add-demo-data';
import { type TestApp, signIn, startTestApp } from './test-app';

/** The day of the demo data, which is the day on which tests begin. */
export const TODAY = '2026-03-02';

type Headers = Record<string, string>;

/** An app with the demo data alone, and the headers of the demo patient. */
export async function startTestWithDemoData(): Promise<{ test: TestApp; patient: Headers }> {
  const test = await startTestApp();
  await test.context.database.deleteFrom('accounts').execute();
  await addDemoData({ ...test.context, deskEmail: 'desk@clinic.example' });
  return { test, patient: await signIn(test, 'patient', 'Patient-demo-1') };
}

interface Row {
  id: string;
}

/** Reads as the demo patient, unless other headers are given; `current` is a function, since the app starts later. */
export function demoReads(current: () => { test: TestApp; patient: Headers }) {
  async function read<Answer>(url: string, headers = current().patient): Promise<Answer> {
    const answer = await current().test.call('GET', url, undefined, headers);
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
    return answer.json() as Answer;
  }

  async function rowsOf<Each = Row>(url: string, headers = current().patient): Promise<Each[]> {
    const answer = await read<{ rows: Each[] } | Each[]>(url, headers);
    return Array.isArray(answer) ? answer : answer.rows;
  }

  return { read, rowsOf };
}
