import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment } from '../../shell/server/environment';
import { root } from '../processes';
import { type LockFile, listComponents } from './list-components';

/** `npm run sbom -- FILE` writes the list to another file. */
const file = process.argv[2] ?? path.join(readEnvironment(process.env, root).dataDir, 'sbom.cdx.json');
const lockFile = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as LockFile;
const list = listComponents(lockFile);
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`);
const shipped = list.components.filter(({ scope }) => scope === 'required').length;
console.log(`${file}: ${list.components.length} packages, ${shipped} of which ship.`);
