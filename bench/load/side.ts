import type { Browser, BrowserContext } from '@playwright/test';
import { DEMO_ACCOUNTS } from '@nivara/shared/contracts/demo-accounts';
import type { SitemapEntry } from '@nivara/shared/contracts/sitemap';
import { SWITCHED_OFF, type FirstPaintPart } from '../../shell/src/first-paint/switches';
import type { Scenario } from './scenarios';
import { startComposedSite } from '../../tooling/run/composed-site';
import { freePort } from '../../tooling/processes';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** One of the two compared sites. */
export interface Side {
  url: string;
  /** Opens a browser context with an empty cache, signed in or not. */
  newVisitor: (browser: Browser, isSignedIn: boolean) => Promise<BrowserContext>;
  stop: () => Promise<void>;
}

export async function startSide(
  dataDir: string,
  shellDir: string,
  switchedOff: readonly FirstPaintPart[] = [],
): Promise<Side> {
  const { url, stop } = await startComposedSite({
    dataDir,
    shellDir,
    port: await freePort(),
    servicePort: await freePort(),
  });
  await makeAllPages(url);
  let signedInState: State | undefined;
  return {
    url,
    stop,
    newVisitor: async (browser, isSignedIn) => {
      // All visitors share a session, since signing in is slow on purpose.
      if (isSignedIn) signedInState ??= await signIn(browser, url);
      const context = await browser.newContext({
        viewport: { width: 1280, height: 900 },
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
        ...(isSignedIn ? { storageState: signedInState } : {}),
      });
      if (switchedOff.length > 0)
        await context.addInitScript(`globalThis.${SWITCHED_OFF} = ${JSON.stringify(switchedOff)}`);
      return context;
    },
  };
}

/** Prerenders all pages, so that the first page loads after a start do not wait for that. */
async function makeAllPages(url: string): Promise<void> {
  const answer = await fetch(`${url}/sitemap.json`);
  for (const page of (await answer.json()) as SitemapEntry[]) await (await fetch(url + page.url)).text();
}

async function signIn(browser: Browser, url: string): Promise<State> {
  const { username, password } = DEMO_ACCOUNTS.patient;
  const context = await browser.newContext();
  try {
    const answer = await context.request.post(`${url}/api/session`, {
      data: { username, password },
      headers: { origin: url },
    });
    if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}: ${await answer.text()}`);
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/** Fails where a page is not prerendered, since its figures could not be compared with those of the other side. */
export async function expectPrerendered(side: Side, scenarios: readonly Scenario[]): Promise<void> {
  for (const { path, kind } of scenarios) {
    if (kind !== 'public') continue;
    const page = await (await fetch(side.url + path)).text();
    if (!/<h1[\s>]/.test(page)) throw new Error(`${side.url}${path} is not prerendered`);
  }
}
