import { callsEnded, trackCall } from './calls-under-way';

const LONG_MS = 60_000;

/** A call that the test ends. */
function openCall() {
  let end = () => undefined as void;
  let fail = () => undefined as void;
  const call = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = () => reject(new Error('refused'));
  });
  trackCall(call).catch(() => undefined);
  return { end, fail };
}

async function isOver(waiting: Promise<void>): Promise<boolean> {
  let over = false;
  void waiting.then(() => (over = true));
  await new Promise((resolve) => setTimeout(resolve, 20));
  return over;
}

test('resolves at once when no call is under way', async () => {
  expect(await isOver(callsEnded(LONG_MS))).toBe(true);
});

test('waits for every call, failed or not, and for those that begin meanwhile', async () => {
  const [one, other] = [openCall(), openCall()];
  const waiting = callsEnded(LONG_MS);
  one.end();
  expect(await isOver(waiting)).toBe(false);
  const late = openCall();
  other.fail();
  expect(await isOver(waiting)).toBe(false);
  late.end();
  expect(await isOver(waiting)).toBe(true);
});

test('resolves at the time limit while a call is still under way', async () => {
  const { end } = openCall();
  await callsEnded(10);
  expect(await isOver(callsEnded(LONG_MS))).toBe(false);
  end();
});

test('resolves when the page is closed', async () => {
  const { end } = openCall();
  const waiting = callsEnded(LONG_MS);
  window.dispatchEvent(new Event('pagehide'));
  expect(await isOver(waiting)).toBe(true);
  end();
});
