import path from 'node:path';
import type { Page } from '@playwright/test';

/** What page-probe.js adds to each page. */
interface Probe {
  arrival: Promise<Arrival>;
  armClick: () => void;
  step: () => Promise<Arrival>;
  rest: () => Promise<unknown>;
  figures: () => Figures;
  scriptsUntil: (time: number) => string[];
}

export interface Arrival {
  /** Milliseconds until the page's heading was painted. */
  heading: number;
  /** Milliseconds until the heading and the page around it were hydrated. */
  interactive: number;
  text: string;
}

export interface Figures {
  /** Time of the largest contentful paint. */
  largest: number;
  /** Sum of all layout shifts without user input. */
  shift: number;
  /** The sum of what each long task takes beyond 50 ms. */
  blocking: number;
  /** The longest long task after the first contentful paint. */
  longest: number;
}

declare global {
  interface Window {
    nivaraProbe: Probe;
  }
}

export const installProbe = (page: Page) =>
  page.addInitScript({ path: path.join(__dirname, 'page-probe.js') });

export const waitForArrival = (page: Page): Promise<Arrival> =>
  withTimeLimit(
    page,
    page.evaluate(() => window.nivaraProbe.arrival),
  );
export const armClick = (page: Page): Promise<void> => page.evaluate(() => window.nivaraProbe.armClick());
export const afterClick = (page: Page): Promise<Arrival> =>
  withTimeLimit(
    page,
    page.evaluate(() => window.nivaraProbe.step()),
  );
/** Waits for the page's idle callbacks. */
export const waitForRest = async (page: Page): Promise<void> => {
  await page.evaluate(() => window.nivaraProbe.rest().then(() => undefined));
};
export const readFigures = (page: Page): Promise<Figures> =>
  page.evaluate(() => window.nivaraProbe.figures());
export const scriptsUntil = (page: Page, time: number): Promise<string[]> =>
  page.evaluate((until) => window.nivaraProbe.scriptsUntil(until), time);

const TIME_LIMIT_MS = 60_000;

/** Fails with the page's address if the page never becomes ready, so that the run does not hang. */
async function withTimeLimit<T>(page: Page, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${page.url()} was not ready after ${TIME_LIMIT_MS / 1_000} s`)),
      TIME_LIMIT_MS,
    );
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
