import type { Browser } from '@playwright/test';
import { afterClick, armClick, readFigures, waitForArrival, waitForRest } from './probe';
import { WALK } from './scenarios';
import type { Side } from './side';
import { openPage, type BenchPage } from './bench-page';
import type { Transfer } from './traffic';

const HOVER_MS = 300;

export interface Step {
  /** Milliseconds from the click until the next page's heading was painted. */
  heading: number;
  text: string;
  /** Transfers of the step, including those that the page prefetched on hover. */
  transfers: Transfer[];
}

export interface Walk {
  steps: Step[];
  /** Sum over the walk, including the first page. */
  layoutShift: number;
  longestTaskMs: number;
}

/** Clicks from `/` to the courses and on to a course; with `hover`, the pointer rests on each link first. */
export async function walk(browser: Browser, side: Side, hover: boolean): Promise<Walk> {
  const context = await side.newVisitor(browser, false);
  try {
    const open = await openPage(context);
    await open.page.goto(`${side.url}/`, { waitUntil: 'commit' });
    await waitForArrival(open.page);
    await open.traffic.untilQuiet();
    await waitForRest(open.page);
    await open.traffic.untilQuiet();
    const steps: Step[] = [];
    for (const to of WALK) steps.push(await go(open, to, hover));
    const { shift, longest } = await readFigures(open.page);
    return { steps, layoutShift: shift, longestTaskMs: longest };
  } finally {
    await context.close();
  }
}

async function go({ page, traffic }: BenchPage, to: string, hover: boolean): Promise<Step> {
  const before = traffic.transfers.length;
  const link = page.locator(`main a[href="${to}"]`).first();
  await link.scrollIntoViewIfNeeded();
  if (hover) {
    await link.hover();
    await page.waitForTimeout(HOVER_MS);
  }
  await armClick(page);
  await link.click();
  const { heading, text } = await afterClick(page);
  await traffic.untilQuiet();
  return { heading, text, transfers: traffic.transfers.slice(before) };
}
