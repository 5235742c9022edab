import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync, type TransformFailure } from 'esbuild';
import { isSiteFile } from '@nivara/shared/contracts/sitemap';
import type { RemoteManifest } from '@nivara/shared/contracts/remote-manifest';
import type { RemoteSource } from '../build/remote-source';

/** Returns the faults of a remote's data files: broken JSON, or a list without the texts that the manifest names. */
export function checkDataFiles({ folder, manifest }: RemoteSource): string[] {
  const publicFolder = path.join(folder, 'public');
  if (!existsSync(publicFolder)) return [];
  const contents = new Map<string, unknown>();
  const faults: string[] = [];
  for (const file of readdirSync(publicFolder, { recursive: true, encoding: 'utf8' }).filter(isJson).sort()) {
    const text = readFileSync(path.join(publicFolder, file), 'utf8');
    try {
      contents.set(file.split(path.sep).join('/'), JSON.parse(text));
    } catch (error) {
      faults.push(`public/${file} is not JSON: ${syntaxErrorOf(text) ?? String(error)}`);
    }
  }
  for (const { file, texts } of listsOf(manifest))
    if (contents.has(file)) faults.push(...faultsOfList(`public/${file}`, contents.get(file), texts));
  return [...new Set(faults)];
}

const isJson = (file: string) => file.endsWith('.json');

/** JSON.parse of Node 20 names no line. */
function syntaxErrorOf(text: string): string | undefined {
  try {
    transformSync(text, { loader: 'json', logLevel: 'silent' });
    return undefined;
  } catch (error) {
    const [first] = (error as TransformFailure).errors;
    return first && `line ${first.location?.line ?? '?'}: ${first.text}`;
  }
}

interface List {
  file: string;
  /** The fields that each entry must have as texts. */
  texts: string[];
}

function listsOf({ routes, menus = {}, search = [] }: RemoteManifest): List[] {
  const lists = [
    ...routes.flatMap(({ pages = [] }) =>
      pages.flatMap((page) =>
        typeof page === 'string'
          ? []
          : [{ file: page.data, texts: [...page.path.matchAll(/:(\w+)/g)].map(([, field = '']) => field) }],
      ),
    ),
    ...Object.values(menus).flatMap(({ data }) => (data ? [{ file: data, texts: ['name', 'url'] }] : [])),
    ...search.map(({ data, fields }) => ({ file: data, texts: [fields.title, fields.url] })),
  ];
  return lists.filter(({ file }) => !isSiteFile(file));
}

function faultsOfList(file: string, content: unknown, texts: readonly string[]): string[] {
  if (!Array.isArray(content)) return [`${file} must be a list: [ … ].`];
  return content.flatMap((entry: unknown, index) =>
    texts
      .filter((field) => !isText((entry as Record<string, unknown> | null)?.[field]))
      .map((field) => `${file}: entry ${index + 1} has no text in its field "${field}".`),
  );
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
