import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../processes';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

it('installs the packages of every workspace in the images', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, object> };
  const workspaces = Object.keys(packages).filter((name) => name !== '' && !name.includes('node_modules'));
  const copied = [...read('tooling/hosts/Containerfile').matchAll(/^COPY (\S+)\/package\.json/gm)];
  expect(copied.map(([, name]) => name).sort()).toEqual(workspaces.sort());
});

it('explains in the README every variable that the containers get', () => {
  const readme = read('README.md');
  const names = [...read('tooling/hosts/compose.yaml').matchAll(/^ {2,6}([A-Z_]{4,}):/gm)].map(
    ([, name]) => name,
  );
  const ours = names.filter((name) => !name?.startsWith('POSTGRES_'));
  expect(ours).toContain('SERVICE_TRUST_PROXY');
  expect(ours.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

it('starts only programs that the images contain', () => {
  const containerfile = read('tooling/hosts/Containerfile');
  const programs = [...read('tooling/hosts/compose.yaml').matchAll(/command: \[node, (\S+)\]/g)];
  expect(programs).toHaveLength(2);
  for (const [, program = ''] of programs) {
    expect(containerfile).toContain(`/opt/nivara/${path.dirname(program)} `);
    expect(existsSync(path.join(root, path.dirname(path.dirname(program))))).toBe(true);
  }
});
