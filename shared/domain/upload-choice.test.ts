import { UPLOAD_LIMITS, UPLOAD_MESSAGES } from './upload';
import { checkChoice, fileProblem, sizeInKb, uploadRoom } from './upload-choice';

const pdf = (name: string, size = 100) => ({ name, size });

describe('one file', () => {
  it.each([
    [pdf('report.pdf'), undefined],
    [pdf('REPORT.PDF'), undefined],
    [pdf('largest.pdf', UPLOAD_LIMITS.bytes), undefined],
    [pdf('photo.png'), 'File type must be .pdf'],
    [pdf('photo.pdf.png'), 'File type must be .pdf'],
    [pdf('large.pdf', UPLOAD_LIMITS.bytes + 1), 'File is larger than 5242880 bytes'],
    [pdf('empty.pdf', 0), 'File is smaller than 1 bytes'],
  ])('such as %j is accepted, or gets a reason: %s', (file, problem) => {
    expect(fileProblem(file)).toBe(problem);
  });
});

describe('a choice of several', () => {
  it('a valid choice is taken unchanged', () => {
    const files = [pdf('a.pdf'), pdf('b.pdf')];
    expect(checkChoice(files, { waiting: [], room: 4, limit: UPLOAD_MESSAGES.tooMany })).toEqual({
      accepted: files,
      refused: [],
      messages: [],
    });
  });

  it('takes files in order up to the limit and names the others', () => {
    const files = ['a', 'b', 'c'].map((name) => pdf(`${name}.pdf`));
    const { accepted, refused, messages } = checkChoice(files, { waiting: [], room: 2, limit: 'No more.' });
    expect(accepted.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf']);
    expect(refused).toEqual([{ file: files[2], reason: 'Too many files' }]);
    expect(messages).toEqual(['No more.']);
  });

  it('does not count refused files towards the limit', () => {
    const files = [pdf('photo.png'), pdf('a.pdf')];
    const { accepted, messages } = checkChoice(files, {
      waiting: [],
      room: 1,
      limit: UPLOAD_MESSAGES.tooMany,
    });
    expect(accepted).toEqual([files[1]]);
    expect(messages).toEqual(['Only PDF files are allowed.']);
  });

  it('shows each message once, and both when both apply', () => {
    const files = [pdf('x.png'), pdf('y.png'), pdf('a.pdf'), pdf('b.pdf')];
    expect(checkChoice(files, { waiting: [], room: 0, limit: UPLOAD_MESSAGES.tooMany }).messages).toEqual([
      UPLOAD_MESSAGES.notPdf,
      UPLOAD_MESSAGES.tooMany,
    ]);
  });

  it('takes a repeated file once', () => {
    const { accepted, refused } = checkChoice([pdf('a.pdf'), pdf('b.pdf'), pdf('b.pdf')], {
      waiting: [pdf('a.pdf')],
      room: 3,
      limit: UPLOAD_MESSAGES.tooMany,
    });
    expect(accepted).toEqual([pdf('b.pdf')]);
    expect(refused.map(({ reason }) => reason)).toEqual(Array(2).fill(UPLOAD_MESSAGES.chosenAlready));
    expect(
      checkChoice([pdf('a.pdf', 7)], { waiting: [pdf('a.pdf')], room: 3, limit: UPLOAD_MESSAGES.tooMany })
        .accepted,
    ).toHaveLength(1);
  });
});

it.each([
  [0, '0.00 KB'],
  [1, '0.00 KB'],
  [512, '0.50 KB'],
  [12_646, '12.35 KB'],
  [5_242_880, '5120.00 KB'],
])('%d bytes are %s', (bytes, words) => {
  expect(sizeInKb(bytes)).toBe(words);
});

describe('the number of files that an upload may have', () => {
  it.each([
    ['an empty patient record', { named: 0, kept: 0 }, 4, UPLOAD_MESSAGES.tooMany],
    ['a patient record with three documents', { named: 3, kept: 30 }, 1, UPLOAD_MESSAGES.tooMany],
    ['a full patient record', { named: 4, kept: 4 }, 0, UPLOAD_MESSAGES.tooMany],
    ['an account that keeps many', { named: 0, kept: 46 }, 4, UPLOAD_MESSAGES.tooMany],
    ['an account that is nearly full', { named: 0, kept: 48 }, 2, UPLOAD_MESSAGES.accountFull],
    ['a full account', { named: 0, kept: 51 }, 0, UPLOAD_MESSAGES.accountFull],
  ])('is known for %s', (_, counts, room, limit) => {
    expect(uploadRoom(counts)).toEqual({ room, limit });
  });
});
