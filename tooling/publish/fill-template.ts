import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../registry/build-record';

/** The files of a new remote. Their names end in .template, so that no tool takes them for sources of ours. */
const TEMPLATE = path.join(__dirname, 'template');

/** Writes the template's files into a folder, with each __NAME__ replaced by the value of that name. */
export async function fillTemplate(folder: string, values: Record<string, string | number>): Promise<void> {
  for (const name of await listFiles(TEMPLATE)) {
    const text = await readFile(path.join(TEMPLATE, name), 'utf8');
    const target = path.join(folder, name.replace(/\.template$/, ''));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, fill(name, text, values));
  }
}

function fill(file: string, text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/__([A-Z]+)__/g, (placeholder, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`${file} asks for ${placeholder}, which nobody knows`);
    return String(value);
  });
}
