import { recordImports } from './bundle-for-server';

test.each([
  ["import('./day/day-screen')", 'src/day/day-screen'],
  ['import(/* webpackChunkName: "day" */ \'./day/day-screen\')', 'src/day/day-screen'],
  ['import(\n  /* webpackChunkName: "day" */\n  \'./day/day-screen\'\n)', 'src/day/day-screen'],
  ["import('../../shared/area/dialog')", '../shared/area/dialog'],
])('%s records the module that it imports', (call, module) => {
  expect(recordImports(`const load = () => ${call};`, 'src')).toBe(
    `const load = () => (ASKED.add(${JSON.stringify(module)}), ${call});`,
  );
});

test('an import of a package is not recorded', () => {
  const code = "const load = () => import('yup');";
  expect(recordImports(code, 'src')).toBe(code);
});
