import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { RenderedPage } from '@nivara/shared/contracts/server-build';

/** Larger ones are better kept by browsers than sent with each page. */
const MOST_BYTES = 10_000;

/** The picture that a page calls urgent, as React asks for it early. */
const URGENT_PICTURE = /<link rel="preload" as="image" href="([^"]+)" fetchPriority="high"\/>/g;

/**
 * Puts the drawing that a page calls urgent into the page itself, where it is small: it is the largest thing in view,
 * and asked for by its address it comes one frame after everything else.
 */
export function withPictureInPage(
  { head, styles, body }: RenderedPage,
  { base, folder }: { base: string; folder: string },
): RenderedPage {
  const own = [...head.matchAll(URGENT_PICTURE)].flatMap(([hint, href = '']) => {
    const file = path.join(folder, href.slice(base.length));
    const isOwn = href.startsWith(base) && file.startsWith(path.join(folder, '/'));
    const drawing = isOwn ? readDrawing(file) : undefined;
    return drawing ? [{ hint, href, drawing }] : [];
  });
  return own.reduce(
    (page, { hint, href, drawing }) => ({
      ...page,
      head: page.head.replace(hint, ''),
      body: page.body.replaceAll(` src="${href}"`, () => ` src="${drawing}"`),
    }),
    { head, styles, body },
  );
}

function readDrawing(file: string): string | undefined {
  if (!file.endsWith('.svg') || !existsSync(file) || statSync(file).size > MOST_BYTES) return undefined;
  const drawing = readFileSync(file, 'utf8').trim();
  return `data:image/svg+xml,${drawing.replace(/["%#<>&\s]/g, (character) => encodeURIComponent(character))}`;
}
