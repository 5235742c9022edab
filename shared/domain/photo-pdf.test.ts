import { photoPdf, pictureBudget, type PhotoPage } from './photo-pdf';

const photograph = (width: number, height: number, bytes = 40): PhotoPage => ({
  jpeg: Uint8Array.from({ length: bytes }, (_, index) => index % 256),
  width,
  height,
});
const asText = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const pageSizesIn = (text: string) =>
  [...text.matchAll(/\/MediaBox \[0 0 (\S+) (\S+)\]/g)].map(([, w, h]) => [w, h]);
const matrixIn = (text: string) => /q (.*) cm/.exec(text)?.[1]?.split(' ').map(Number);

describe('a PDF of photographs', () => {
  it('has an A4 page for each photograph, in landscape for a wide photograph', () => {
    const text = asText(photoPdf([photograph(1000, 2000), photograph(2000, 1000)]));
    expect(pageSizesIn(text)).toEqual([
      ['595.28', '841.89'],
      ['841.89', '595.28'],
    ]);
    expect(text).toContain('/Count 2');
  });

  it('fills the page within its margin, in the middle, without stretching', () => {
    const [width = 0, , , height = 0, left = 0, bottom = 0] =
      matrixIn(asText(photoPdf([photograph(1000, 2000)]))) ?? [];
    expect(height).toBeCloseTo(801.89);
    expect(width / height).toBeCloseTo(0.5);
    expect(left * 2 + width).toBeCloseTo(595.28);
    expect(bottom).toBeCloseTo(20);
  });

  it('gives the right offset of each object', () => {
    const text = asText(photoPdf([photograph(3, 4), photograph(4, 3)]));
    const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(table, table + 4)).toBe('xref');
    const offsets = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
    expect(offsets).toHaveLength(8);
    offsets.forEach((offset, index) =>
      expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`)),
    );
  });

  it('contains the bytes of the photograph unchanged', () => {
    const { jpeg, ...size } = photograph(3, 4, 300);
    const text = asText(photoPdf([{ jpeg, ...size }]));
    expect(text).toContain(`/Filter /DCTDecode /Length 300 >>\nstream\n${asText(jpeg)}\nendstream`);
  });

  it.each([1, 4, 20])('with %d pages stays within the limit if no photograph exceeds its budget', (pages) => {
    const limit = 200_000;
    const budget = pictureBudget(limit, pages);
    expect(budget).toBeGreaterThan((limit / pages) * 0.8);
    const all = Array.from({ length: pages }, () => photograph(9999, 9998, budget));
    expect(photoPdf(all).length).toBeLessThanOrEqual(limit);
  });
});
