import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type SchemaNode, typesOf } from './manifest-type';

const contracts = path.resolve(__dirname, '../../shared/contracts');
const file = path.join(contracts, 'remote-manifest-type.ts');
const HEAD = '// Made from remote-manifest.schema.json: WRITE_MANIFEST_TYPE=1 npx jest manifest-type\n\n';

it('the written type of the manifest matches the schema', () => {
  const text = readFileSync(path.join(contracts, 'remote-manifest.schema.json'), 'utf8');
  const types = typesOf(JSON.parse(text) as SchemaNode, 'RemoteManifest');
  const written = `${HEAD}${types}\n`;
  if (process.env.WRITE_MANIFEST_TYPE) writeFileSync(file, written);
  expect(readFileSync(file, 'utf8')).toBe(written);
});
