import { readRegistry } from '../../shell/registry/registry-file';
import { copyCheckout, type Checkout } from '../fixtures/checkout';
import { changeHeading, COURSES_SCREEN } from '../fixtures/courses-screen';
import { expect, test } from '../fixtures/test';

test.describe.configure({ mode: 'serial' });

let checkout: Checkout;
test.beforeAll(() => {
  checkout = copyCheckout();
});
test.afterAll(() => checkout.remove());

const COMPONENT = 'export default function CoursesRoutes';
const NO_COMPONENT = `export default JSON.parse('{}');\n`;

const refusals = [
  {
    what: 'a version that is there with other content',
    break: () => checkout.edit(COURSES_SCREEN, changeHeading('Yet another heading')),
    args: (live: string) => ['--version', live],
    reason: /Version [\d.]+ of "courses" is published already, with other content/,
  },
  {
    what: 'a manifest that does not fit the contract',
    break: () =>
      checkout.edit('remote-courses/remote.json', (text) =>
        text.replace('"access": "public"', '"access": "all"'),
      ),
    mend: () =>
      checkout.edit('remote-courses/remote.json', (text) =>
        text.replace('"access": "all"', '"access": "public"'),
      ),
    reason: /does not fit the contract: \/routes\/0\/access/,
  },
  {
    what: 'a module that is no component, which no type checker can see',
    break: () =>
      checkout.edit('remote-courses/src/routes.tsx', (text) =>
        text.replace(COMPONENT, `${NO_COMPONENT}export function CoursesRoutes`),
      ),
    mend: () =>
      checkout.edit('remote-courses/src/routes.tsx', (text) =>
        text.replace(`${NO_COMPONENT}export function CoursesRoutes`, COMPONENT),
      ),
    reason:
      /\/courses: loading \.\/routes failed \(broken\): \.\/routes has no component as its default export/,
  },
  {
    what: 'a modal that asks for other props than the contract promises',
    break: () =>
      checkout.edit('remote-courses/src/modals/contact/contact-modal.tsx', (text) =>
        text.replace(
          /export default function (\w+)\(/,
          'export default function $1(_wish: { colour: string }) {\n  return null;\n}\nexport function Former(',
        ),
      ),
    mend: () =>
      checkout.edit('remote-courses/src/modals/contact/contact-modal.tsx', (text) =>
        text.replace(
          /export default function (\w+)\(_wish: \{ colour: string \}\) \{\n {2}return null;\n\}\nexport function Former\(/,
          'export default function $1(',
        ),
      ),
    reason: /exposed-modules\.ts.*error TS/,
  },
  {
    what: 'a remote that weighs too much',
    break: () =>
      checkout.edit('shared/contracts/budgets.json', (text) =>
        text.replace(/"courses": \d+/, '"courses": 100'),
      ),
    mend: () =>
      checkout.edit('shared/contracts/budgets.json', (text) =>
        text.replace('"courses": 100', '"courses": 99999'),
      ),
    reason: /It weighs \d+ bytes before its first route can run; .* allows 100/,
  },
  {
    what: 'a remote that needs another React than the live shell provides',
    break: () =>
      checkout.edit('webpack.common.js', (text) =>
        text.replace(
          "requiredVersion: `^${versions.dependencies[name.replace('/', '')]}`",
          "requiredVersion: '^99.0.0'",
        ),
      ),
    mend: () =>
      checkout.edit('webpack.common.js', (text) =>
        text.replace(
          "requiredVersion: '^99.0.0'",
          "requiredVersion: `^${versions.dependencies[name.replace('/', '')]}`",
        ),
      ),
    reason: /It needs react\S* \^99\.0\.0; the live shell provides 19\./,
  },
  {
    what: 'a route that another remote owns',
    break: () =>
      checkout.edit('remote-courses/remote.json', (text) =>
        text.replace('"path": "/courses"', '"path": "/about"'),
      ),
    mend: () =>
      checkout.edit('remote-courses/remote.json', (text) =>
        text.replace('"path": "/about"', '"path": "/courses"'),
      ),
    reason: /The route \/about clashes with \/about of the remote "public"/,
  },
  {
    what: 'a build that fails',
    break: () => checkout.edit(COURSES_SCREEN, (text) => `import './nothing-here';\n${text}`),
    reason: /The build of remote-courses failed[^]*nothing-here/,
  },
];

for (const refusal of refusals) {
  test(`publish refuses ${refusal.what} and changes nothing`, async ({ composed }) => {
    const before = readRegistry(composed.dataDir);
    refusal.break();
    const args = refusal.args?.(before.remotes.courses?.version ?? '') ?? [];
    await expect(checkout.remote(composed.dataDir, 'publish', 'courses', ...args)).rejects.toThrow(
      refusal.reason,
    );
    refusal.mend?.();
    expect(readRegistry(composed.dataDir)).toEqual(before);
  });
}
