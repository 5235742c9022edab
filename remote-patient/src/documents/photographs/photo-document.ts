import { PDF_TYPE, UPLOAD_LIMITS } from '@nivara/shared/domain/upload';
import { photoPdf, pictureBudget } from '@nivara/shared/domain/photo-pdf';
import {
  PHOTO_MESSAGES,
  type PhotoDocument,
  type PhotoPage,
  type PhotoReading,
  whyUnreadable,
} from './photographs';

/** The sizes to try, in pixels of the longer side, from readable in print down to just readable. */
const SIZES = [
  { side: 2200, quality: 0.8 },
  { side: 1800, quality: 0.7 },
  { side: 1400, quality: 0.65 },
  { side: 1100, quality: 0.6 },
  { side: 850, quality: 0.5 },
] as const;
const THUMBNAIL = { side: 160, quality: 0.6 } as const;
const MOST_PAGES = 20;
const PAPER_WHITE = '#fff';

/** Adds photographs to a document or to a new one, and names those that cannot be added, with the reason. */
export async function addPhotographs(
  before: PhotoDocument | undefined,
  photographs: readonly File[],
  onRead: (done: number) => void,
): Promise<PhotoReading> {
  const pages: PhotoPage[] = [...(before?.pages ?? [])];
  const refused: PhotoReading['refused'] = [];
  for (const [index, source] of photographs.entries()) {
    onRead(index);
    if (pages.length >= MOST_PAGES) refused.push({ name: source.name, reason: PHOTO_MESSAGES.tooManyPages });
    else {
      const page = await readPage(source, pictureBudget(UPLOAD_LIMITS.bytes, pages.length + 1));
      if (typeof page === 'string') refused.push({ name: source.name, reason: page });
      else pages.push(page);
    }
  }
  if (pages.length === (before?.pages.length ?? 0)) return { document: before, refused };
  const budget = pictureBudget(UPLOAD_LIMITS.bytes, pages.length);
  const fitting: PhotoPage[] = [];
  for (const page of pages) {
    const smaller = page.jpeg.size <= budget ? page : await readPage(page.source, budget);
    if (typeof smaller === 'string') {
      const allRefused = photographs.map(({ name }) => ({ name, reason: PHOTO_MESSAGES.tooLarge }));
      return { document: before, refused: allRefused };
    }
    fitting.push(smaller);
  }
  return { document: await documentOf(fitting), refused };
}

export const withoutPage = ({ pages }: PhotoDocument, index: number): Promise<PhotoDocument> =>
  documentOf(pages.filter((_, each) => each !== index));

async function documentOf(pages: readonly PhotoPage[]): Promise<PhotoDocument> {
  const printed = await Promise.all(
    pages.map(async ({ jpeg, width, height }) => ({
      jpeg: new Uint8Array(await jpeg.arrayBuffer()),
      width,
      height,
    })),
  );
  const first = pages[0]?.source.name ?? '';
  const name = `${first.replace(/\.[a-z0-9]{1,5}$/i, '') || 'photograph'}.pdf`;
  return { pages, file: new File([photoPdf(printed)], name, { type: PDF_TYPE }) };
}

/** Returns the page in the largest size within the budget, or the reason why it cannot be added. */
async function readPage(source: File, budget: number): Promise<PhotoPage | string> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(source, { imageOrientation: 'from-image' });
  } catch {
    return whyUnreadable(source);
  }
  try {
    const small = drawScaled(bitmap, THUMBNAIL.side);
    const thumbnail = small.toDataURL('image/jpeg', THUMBNAIL.quality);
    for (const { side, quality } of SIZES) {
      const canvas = drawScaled(bitmap, side);
      const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
      if (!jpeg) return PHOTO_MESSAGES.unreadable;
      const { width, height } = canvas;
      if (jpeg.size <= budget) return { source, jpeg, width, height, thumbnail };
    }
    return PHOTO_MESSAGES.tooLarge;
  } finally {
    bitmap.close();
  }
}

function drawScaled(bitmap: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context) {
    // A transparent picture would become black, since JPEG knows no transparency.
    context.fillStyle = PAPER_WHITE;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}
