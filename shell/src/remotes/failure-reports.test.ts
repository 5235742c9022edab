import { pageTrace } from '@nivara/shared/api-client/page-trace';
import { createFailureReports } from './failure-reports';
import { RemoteFault } from './remote-fault';

const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true);

function sentReport(): Promise<unknown> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(JSON.parse(String(reader.result)));
    const [[, blob] = []] = sendBeacon.mock.calls;
    if (blob) reader.readAsText(blob);
  });
}

beforeEach(() => {
  sendBeacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a failure is logged, and sent once without quoted text', async () => {
  const reports = createFailureReports('ticket-1');
  const fault = new RemoteFault('broken', 'nobody named "Asha Rao"');
  for (let times = 0; times < 2; times += 1) reports.reportFailure('gallery', '1.0.0', 'rendering', fault);
  expect(console.error).toHaveBeenCalledWith(
    '[remote gallery@1.0.0] rendering failed (broken): nobody named "Asha Rao"',
  );
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  expect(await sentReport()).toEqual({
    what: 'failed',
    remote: 'gallery',
    version: '1.0.0',
    ticket: 'ticket-1',
    kind: 'broken',
    doing: 'rendering',
    message: 'nobody named "…"',
    trace: pageTrace(),
  });
});

test('without a ticket, nothing is sent', () => {
  createFailureReports('').reportShown('gallery', '1.0.0');
  expect(sendBeacon).not.toHaveBeenCalled();
});
