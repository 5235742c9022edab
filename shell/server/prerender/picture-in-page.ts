import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { RenderedPage } from '@nivara/shared/contracts/server-build';

/** Larger ones are better kept by browsers than sent with each page. */
const MOST_BYTES = 10_000;

/** The first picture that a page calls urgent, as React asks for it early. */
const URGENT_PICTURE = /<link rel="preload" as="image" href="([^"]+)" fetchPriority="high"\/>/;

/**
 * Puts the drawing that a page calls urgent into the page itself, where it is small: it is the largest thing in view,
 * and asked for by its address it comes one frame after everything else. One of them: a page of many stays short.
 */
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
