import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { buildAll } from '../run/build-all';
import { shellFolder } from '../build/build-shell';
import { startComposedSite } from '../run/composed-site';
import { CHROMIUM_FLAGS, findChromium } from '../find-chromium';
import { freePort, root } from '../processes';

const FILE = path.join(root, 'docs/screenshot.png');

/** Takes the README's picture: the home page of the composed site. */
async function main(): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'nivara-screenshot-'));
  try {
    console.log('Building …');
    await buildAll(dataDir, (line) => console.log(`  ${line}`));
    const { url, stop } = await startComposedSite({
      dataDir,
      shellDir: shellFolder(dataDir),
      port: await freePort(),
      servicePort: await freePort(),
    });
    try {
      await takePicture(url);
    } finally {
      await stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  console.log(`Wrote ${path.relative(root, FILE)}.`);
}

async function takePicture(url: string): Promise<void> {
  mkdirSync(path.dirname(FILE), { recursive: true });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      deviceScaleFactor: 1,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    await page.goto(url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(async () => {
      await document.fonts.ready;
      // The picture has no scroll bar, so it needs no gutter.
      document.documentElement.style.scrollbarGutter = 'auto';
    });
    await page.screenshot({ path: FILE });
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
