import type { BrowserContext, Page } from '@playwright/test';
import { installProbe } from './probe';
import { Traffic } from './traffic';

/** A phone on an average mobile network. */
export const THROTTLING = { latencyMs: 150, downKbit: 1_600, upKbit: 750, processor: 4 };

/** A new tab's processes start during this time, and would slow the page by varying amounts. */
const SETTLE_MS = 1_000;

const bytesPerSecond = (kbit: number) => (kbit * 1_000) / 8;

export interface BenchPage {
  page: Page;
  traffic: Traffic;
}

/** Opens a page with the probe; by default the network and the processor are slowed down. */
export async function openPage(
  context: BrowserContext,
  speed: 'slow' | 'quick' = 'slow',
): Promise<BenchPage> {
  const page = await context.newPage();
  await installProbe(page);
  const session = await context.newCDPSession(page);
  const traffic = new Traffic(session);
  await session.send('Network.enable');
  if (speed === 'slow') {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: THROTTLING.latencyMs,
      downloadThroughput: bytesPerSecond(THROTTLING.downKbit),
      uploadThroughput: bytesPerSecond(THROTTLING.upKbit),
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING.processor });
    await page.waitForTimeout(SETTLE_MS);
  }
  return { page, traffic };
}
