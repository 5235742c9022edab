import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { RenderedPage } from '@nivara/shared/contracts/server-build';

/** A larger picture stays a file, which browsers cache; inlined, it would be sent with each page. */
const MOST_BYTES = 10_000;

/** React's preload tag for a picture with high priority. */
const URGENT_PICTURE = /<link rel="preload" as="image" href="([^"]+)" fetchPriority="high"\/>/;

/** Inlines the first urgent drawing, the largest element in view, which would otherwise be painted one frame later. */
export function withPictureInPage(
  page: RenderedPage,
  { base, folder }: { base: string; folder: string },
): RenderedPage {
  const [hint, href] = URGENT_PICTURE.exec(page.head) ?? [];
  if (!hint || !href?.startsWith(base)) return page;
  const drawing = readDrawing(path.join(folder, href.slice(base.length)), folder);
  if (!drawing) return page;
  return {
    ...page,
    head: page.head.replace(hint, ''),
    body: page.body.replace(` src="${href}"`, () => ` src="${drawing}"`),
  };
}

function readDrawing(file: string, folder: string): string | undefined {
  if (!file.endsWith('.svg') || !file.startsWith(path.join(folder, '/'))) return undefined;
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile() || found.size > MOST_BYTES) return undefined;
  const drawing = readFileSync(file, 'utf8').trim();
  return `data:image/svg+xml,${drawing.replace(/["%#<>&\s]/g, (character) => encodeURIComponent(character))}`;
}
