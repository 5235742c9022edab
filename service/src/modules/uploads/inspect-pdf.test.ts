import { deflateSync } from 'node:zlib';
import PdfDocument from 'pdfkit';
import { PACKED, inspect, stream } from '../../../test/raw-pdf';
import { inspectPdf } from './inspect-pdf';

const object = (content: string) => `1 0 obj\n<< ${content} >>\nendobj\n`;

const SCRIPT = '3 0 << /S /JavaScript /JS (app.alert\\(1\\)) >>';

async function renderPdf(write: (pdf: PDFKit.PDFDocument) => void, options = {}): Promise<Buffer> {
  const pdf = new PdfDocument(options);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  write(pdf);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

it.each(Array.from({ length: 12 }, (_, index) => 256 * 1024 - 30 + index * 3))(
  'finds a script whose name begins %d bytes after the start',
  async (offset) => {
    const name = '/#4a#61#76#61#53#63#72#69#70#74 ';
    const before = '%PDF-1.7\n'.length + 1;
    expect(await inspect(' '.repeat(offset - before), name, ' '.repeat(300_000))).toBe('active');
    expect(
      await inspect(' '.repeat(offset - before), `${name.trim()}s `, ' '.repeat(300_000)),
    ).toBeUndefined();
  },
);

describe('accepts', () => {
  it('a document with text, pages, an outline and a link', async () => {
    const file = await renderPdf((pdf) => {
      pdf.text('About JavaScript and Launch dates', { link: 'https://example.org' });
      pdf.outline.addItem('First').addItem('Second');
      pdf.addPage().text('Second page');
    });
    expect(await inspectPdf(file)).toBeUndefined();
  });

  it('a picture after an outline that refers to its first entry', async () => {
    const picture = stream('/Subtype /Image /Filter /DCTDecode', Buffer.from([255, 216, 255, 224]));
    expect(await inspect(object('/Type /Outlines /First 5 0 R /Last 6 0 R'), ...picture)).toBeUndefined();
  });

  it('packed objects without actions', async () => {
    expect(await inspect(...stream(PACKED, deflateSync('3 0 << /Type /Page >>')))).toBeUndefined();
  });

  it.each([
    ['a page', '/A << /S /URI /URI (https://example.org/a\\(b\\)) >>'],
    ['a page, written without blanks', '/A<</S/URI/URI(HTTP://example.org)>>'],
    ['a mail', '/S /URI\n/URI (mailto:clinic@example.org)'],
    ['a page in hexadecimal digits', '/S /URI /URI <68747470733A2F2F6578616D706C652E6F7267>'],
    ['a page of its own site', '/URI << /Base (https://example.org) >> /S /URI /URI (#page=2)'],
  ])('a link to %s', async (_, content) => {
    expect(await inspect(object(content))).toBeUndefined();
  });

  it('the words “stream” and “endstream” in texts and in names of fonts', async () => {
    const text = stream('/Filter /FlateDecode', deflateSync('BT (About the stream) Tj ET'));
    const named = object('/Title (A stream, an endstream \\(both\\)) /BaseFont /BitstreamVera');
    const picture = stream('/Subtype /Image /Filter /DCTDecode', Buffer.from([255, 216, 255, 224]));
    const packed = stream(PACKED, deflateSync('3 0 << /Type /Page >>'));
    expect(
      await inspect(
        ...packed,
        named,
        ...text,
        named,
        ...picture,
        '9 0 obj\n[ (of a stream) ]\nendobj\n',
        ...picture,
      ),
    ).toBeUndefined();
  });

  it('names that only begin like an action', async () => {
    expect(await inspect(object('/Launched true /JavaScripts 1'))).toBeUndefined();
  });
});

describe('refuses', () => {
  it.each([
    ['a script', object('/OpenAction << /S /JavaScript /JS (1) >>')],
    ['a script whose name is written in codes', object('/S /J#61vaScrip#74 /JS (1)')],
    ['a script of an action that plays something', object('/S /Rendition /JS (app.alert\\(1\\))')],
    ['a script of a 3D drawing', object('/Type /3D /OnInstantiate 4 0 R')],
    ['an action that starts a program', object('/S /Launch /F (calc.exe)')],
    ['an embedded file', object('/Type /EmbeddedFile')],
    ['a list of embedded files', object('/Names << /EmbeddedFiles 4 0 R >>')],
    ['a form with scripts of its own', object('/AcroForm << /XFA 4 0 R >>')],
    ['an attached file whose stream has no type', object('/Type /Filespec /EF << /F 4 0 R >>')],
    ['an attached file behind a comment', object('/EF % here\n 4 0 R')],
    ['an attached file whose number has a comment', object('/EF 4%here\n0 R')],
    ['an attached file behind many blanks', object(`/EF${' '.repeat(500)}4 0 R`)],
    ['an attached file whose number has many digits', object(`/EF ${'0'.repeat(300)}4 0 R`)],
    ['a form that sends itself', object('/S /SubmitForm /F (http://example.org)')],
    ['a film', object('/S /Movie /T (Film)')],
    ['an action that reads a file in', object('/S /ImportData /F (form.fdf)')],
    ['a link to a script', object('/S /URI /URI (javascript:app.alert)')],
    ['a link to a file', object('/S /URI /URI (file:///etc/passwd)')],
    ['a link to a share', object('/S /URI /URI (\\\\\\\\elsewhere\\\\share)')],
    ['a link to a script, whose letters are codes', object('/S /URI /URI (\\152avascript:1)')],
    ['a link to a script in hexadecimal digits', object('/S /URI /URI <6A617661 7363726970743A31>')],
    ['a link to a script behind blanks', object(`/S /URI /URI${' '.repeat(300)}(javascript:1)`)],
    ['a link to a script behind a comment', object('/S /URI /URI %x\n(javascript:1)')],
    ['a link whose address is in another object', object('/S /URI /URI 4 0 R')],
    [
      'a website that opens with the document',
      object('/OpenAction << /Type /Action /S /URI /URI (https://example.org) >>'),
    ],
    [
      'a website that opens with the first page of the document',
      object('/AA << /O << /S /URI /URI (https://example.org) >> >>'),
    ],
    ['an action that opens a file elsewhere', object('/S /GoToR /F (//elsewhere/share)')],
  ])('%s', async (_, content) => {
    expect(await inspect(content)).toBe('active');
  });

  it('an attached file as a PDF library writes it', async () => {
    const file = await renderPdf((pdf) => pdf.file(Buffer.from('MZ'), { name: 'setup.exe' }));
    expect(await inspectPdf(file)).toBe('active');
  });

  it('a script among packed objects', async () => {
    expect(await inspect(...stream(PACKED, deflateSync(SCRIPT)))).toBe('active');
  });

  it('a script among packed objects behind the word stream in a comment', async () => {
    const dictionary = '/Type /ObjStm %stream\n /N 1 /First 4 /Filter /FlateDecode';
    expect(await inspect(...stream(dictionary, deflateSync(SCRIPT)))).toBe('active');
  });

  it.each([
    ['a comment', '/Type /ObjStm /N 1 /First 4 % endstream\n'],
    ['a comment with the end of its object', '/Type /ObjStm /N 1 /First 4 % endstream endobj 9 0 obj <<\n'],
    ['a comment, after the word stream', '/Type /ObjStm /N 1 /First 4 %>> stream\n %endstream\n'],
    ['a text', '/Type /ObjStm /First 4 /Note (endstream\nendobj\n9 0 obj\n<< ) /N 1'],
    ['a text with the word stream', '/Type /ObjStm /First 4 /Note (endstream\nendobj\n9 0 obj\n<< stream )'],
    ['a text with a comment', '/Type /ObjStm /First 4 /Note (endstream\nendobj\n9 0 obj\n<< %)\n /N 1'],
  ])('a script among packed objects behind the word endstream in %s', async (_, dictionary) => {
    const picture = stream('/Subtype /Image /Filter /DCTDecode', Buffer.from([255, 216, 255, 224]));
    const hidden = stream(`${dictionary} /Filter /FlateDecode`, deflateSync(SCRIPT));
    expect(await inspect(...picture, ...hidden)).toBe('active');
    const twice = stream(`${dictionary} /Filter [/ASCIIHexDecode /FlateDecode]`, deflateSync(SCRIPT));
    expect(await inspect(...picture, ...twice)).toBe('unreadable');
  });

  it.each([
    ['by a reference', '/N 1 /First 7 0 R'],
    ['behind a comment', '/N 1 /First%x\n4'],
    ['before the word obj in a text', '/N 1 /First 7 0 R /Note ((9 0 obj) \\) 9 0 obj)'],
    ['before the word obj in a comment', '/N 1 /First 7 0 R % 9 0 obj\n'],
  ])('a script among packed objects whose offset is given %s', async (_, dictionary) => {
    const hidden = stream(`${dictionary} /Filter /FlateDecode`, deflateSync(SCRIPT));
    expect(await inspect(...hidden)).toBe('active');
  });

  it.each([
    ['a text', '(\nendstream\nendobj\n)'],
    ['a text that begins a stream', '(>>\nstream\nendstream\nendobj\n)'],
    ['a comment', '%\nendstream\nendobj\n'],
    ['a name', '/endstream\nendobj'],
  ])('a script among packed objects whose filter stands before the word endstream in %s', async (_, note) => {
    const dictionary = `/Filter /FlateDecode /Note ${note} /Type /ObjStm /N 1 /First 4`;
    expect(await inspect(...stream(dictionary, deflateSync(SCRIPT)))).toBe('active');
  });

  it('objects that are deflated twice, or whose encoding is named elsewhere', async () => {
    const twice = PACKED.replace('/FlateDecode', '[/FlateDecode /FlateDecode]');
    expect(await inspect(...stream(twice, deflateSync(deflateSync(SCRIPT))))).toBe('unreadable');
    const elsewhere = stream(PACKED.replace('/FlateDecode', '7 0 R'), deflateSync('31 30 20 3c>'));
    const filters = Buffer.from('7 0 obj\n[/FlateDecode /ASCIIHexDecode]\nendobj\n');
    expect(await inspect(...elsewhere, filters)).toBe('unreadable');
  });

  it.each([
    ['packed twice', '/Type /ObjStm /First 4 /Filter [/ASCIIHexDecode /FlateDecode]'],
    ['with a predictor', `${PACKED} /DecodeParms << /Predictor 12 >>`],
    ['without the type of their stream', '/N 1 /First 4 /Filter /LZWDecode'],
  ])('objects %s', async (_, dictionary) => {
    expect(await inspect(...stream(dictionary, deflateSync(SCRIPT)))).toBe('unreadable');
  });

  it('packed objects that are damaged', async () => {
    expect(await inspect(...stream(PACKED, 'not packed'))).toBe('unreadable');
  });

  it('a decompression bomb', async () => {
    const bomb = deflateSync(Buffer.alloc(40 * 1024 * 1024));
    expect(await inspect(...stream(PACKED, bomb))).toBe('unreadable');
  });

  it('an encrypted document', async () => {
    const file = await renderPdf((pdf) => pdf.text('Locked'), { userPassword: 'secret' });
    expect(await inspectPdf(file)).toBe('locked');
  });
});
