import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../registry/build-record';

/** File names end in .template, so that no tool treats them as sources. */
const TEMPLATE = path.join(__dirname, 'template');

/** Replaces each __NAME__ in the template by the value of that name. */
export async function fillTemplate(folder: string, values: Record<string, string | number>): Promise<void> {
  for (const name of await listFiles(TEMPLATE)) {
    const text = await readFile(path.join(TEMPLATE, name), 'utf8');
    const target = path.join(folder, name.replace(/\.template$/, ''));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, fill(name, text, values));
  }
}

function fill(file: string, text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/__([A-Z]+)__/g, (_match, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${file} asks for ${name}, which has no value`);
    return String(value);
  });
}
