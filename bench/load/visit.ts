import type { Browser, BrowserContext } from '@playwright/test';
import type { Measured } from './metrics';
import { readFigures, waitForArrival, waitForRest } from './probe';
import type { Scenario } from './scenarios';
import type { Side } from './side';
import { openPage } from './bench-page';
import { fetchedTwice, sum } from './traffic';

export interface Visit {
  cold: Measured;
  /** Measurements of the same page, opened again in a new tab. */
  warm?: Measured;
  heading: string;
  /** Files that the cold load fetched more than once. */
  twice: string[];
}

/** Measures the first load of a page, and optionally a second load in a new tab. */
export async function visit(
  browser: Browser,
  side: Side,
  { path, kind }: Scenario,
  again: boolean,
): Promise<Visit> {
  const context = await side.newVisitor(browser, kind === 'signed-in');
  try {
    const { measured: cold, text, twice } = await load(context, side.url + path);
    if (!again) return { cold, heading: text, twice };
    const { measured: warm } = await load(context, side.url + path);
    return { cold, warm, heading: text, twice };
  } finally {
    await context.close();
  }
}

interface Loaded {
  measured: Measured;
  text: string;
  twice: string[];
}

async function load(context: BrowserContext, url: string): Promise<Loaded> {
  const { page, traffic } = await openPage(context);
  await page.goto(url, { waitUntil: 'commit' });
  const { heading, interactive, text } = await waitForArrival(page);
  await traffic.untilQuiet();
  await waitForRest(page);
  await traffic.untilQuiet();
  const { largest, shift, blocking, longest } = await readFigures(page);
  await page.close();
  return {
    text,
    twice: fetchedTwice(traffic.transfers),
    measured: {
      'largest paint': largest,
      heading,
      interactive,
      bytes: sum(traffic.transfers),
      requests: traffic.transfers.length,
      blocking,
      'longest task': longest,
      'layout shift': shift,
    },
  };
}
