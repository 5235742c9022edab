/** Bytes of a JPEG per pixel of its longer side, at full quality; a lower quality has fewer in proportion. */
const BYTES_A_PIXEL = 400;

/**
 * Replaces the parts of a browser that decode and encode pictures, which jsdom lacks. A file with the text "broken"
 * cannot be decoded.
 */
export function fakePictures({ width = 1200, height = 1600 } = {}): void {
  const bitmap = async (file: File) => {
    if ((await textOf(file)).includes('broken')) throw new Error('The source image could not be decoded.');
    return { width, height, close: () => undefined };
  };
  Object.defineProperty(globalThis, 'createImageBitmap', {
    value: bitmap,
    configurable: true,
    writable: true,
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,/9j/');
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function encode(
    this: HTMLCanvasElement,
    done,
    type,
    quality = 1,
  ) {
    const longer = Math.max(this.width, this.height);
    done(jpegOf(Math.round(longer * BYTES_A_PIXEL * Number(quality)), type));
  });
}

function jpegOf(bytes: number, type = 'image/jpeg'): Blob {
  const content = new Uint8Array(bytes);
  const blob = new Blob([content], { type });
  // jsdom's blobs cannot be read as bytes.
  Object.defineProperty(blob, 'arrayBuffer', { value: async () => content.buffer });
  return blob;
}

const textOf = (file: File) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });

/** A photograph as the file dialog returns it. */
export const photograph = (name: string, content = 'picture') =>
  new File([content], name, { type: 'image/jpeg' });
