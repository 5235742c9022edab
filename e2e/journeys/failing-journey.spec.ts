import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { CHROMIUM_FLAGS, installedChromium } from '../../tooling/find-chromium';
import { root } from '../../tooling/processes';

const PAGE = `<main><h1>Nothing is right</h1>${'<p>and so on</p>'.repeat(200)}</main>
<footer><a href="/">On every page</a></footer>`;

test('a failed journey prints a short outline of its page', async () => {
  const cache = path.join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'failing-'));
  try {
    writeFileSync(
      path.join(folder, 'config.ts'),
      `export default ${JSON.stringify({
        testDir: '.',
        reporter: [[path.join(root, 'e2e/fixtures/shown-page-reporter.ts')]],
        use: {
          launchOptions: {
            executablePath: process.env.CHROMIUM_PATH ?? installedChromium(),
            args: CHROMIUM_FLAGS,
          },
        },
      })};`,
    );
    writeFileSync(
      path.join(folder, 'fails.spec.ts'),
      `import { expect, test } from '@playwright/test';
test('all is right', async ({ page }) => {
  await page.setContent(${JSON.stringify(PAGE)});
  await expect(page.getByRole('heading', { name: 'All is right' })).toBeVisible({ timeout: 100 });
});
test('one is one', () => expect(1).toBe(1));`,
    );
    const output = await new Promise<string>((resolve) => {
      const args = [path.join(root, 'node_modules/@playwright/test/cli.js'), 'test', '-c', 'config.ts'];
      execFile(process.execPath, args, { cwd: folder }, (_failed, stdout) => resolve(stdout));
    });
    expect(output).toContain('What the page showed at the end of “all is right”:');
    expect(output).toContain('- heading "Nothing is right" [level=1]');
    expect(output).not.toContain('On every page');
    expect(output).toMatch(/… and \d+ lines more/);
    expect(output).not.toContain('one is one');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
