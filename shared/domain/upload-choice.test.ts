import { UPLOAD_LIMITS, UPLOAD_MESSAGES } from './upload';
import { checkChoice, fileProblem, sizeInKb, uploadRoom } from './upload-choice';

const file = (name: string, size = 100) => ({ name, size });

describe('one file', () => {
  it.each([file('report.pdf'), file('REPORT.PDF'), file('largest.pdf', UPLOAD_LIMITS.bytes)])(
    'such as %j is accepted',
    (accepted) => {
      expect(fileProblem(accepted)).toBeUndefined();
    },
  );

  it.each([
    [file('photo.png'), 'File type must be .pdf'],
    [file('photo.pdf.png'), 'File type must be .pdf'],
    [file('large.pdf', UPLOAD_LIMITS.bytes + 1), 'File is larger than 5242880 bytes'],
    [file('empty.pdf', 0), 'File is smaller than 1 bytes'],
  ])('such as %j is refused: %s', (refused, problem) => {
    expect(fileProblem(refused)).toBe(problem);
  });
});

describe('a choice of several', () => {
  it('is accepted unchanged when every file is valid', () => {
    const files = [file('a.pdf'), file('b.pdf')];
    expect(checkChoice(files, { waiting: [], room: 4, limit: UPLOAD_MESSAGES.tooMany })).toEqual({
      accepted: files,
      refused: [],
      messages: [],
    });
  });

  it('is accepted in order up to the limit, with a reason for each file beyond it', () => {
    const files = ['a', 'b', 'c'].map((name) => file(`${name}.pdf`));
    const { accepted, refused, messages } = checkChoice(files, { waiting: [], room: 2, limit: 'No more.' });
    expect(accepted.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf']);
    expect(refused).toEqual([{ file: files[2], reason: 'Too many files' }]);
    expect(messages).toEqual(['No more.']);
  });

  it('has room for another file in the place of a refused one', () => {
    const files = [file('photo.png'), file('a.pdf')];
    const { accepted, messages } = checkChoice(files, {
      waiting: [],
      room: 1,
      limit: UPLOAD_MESSAGES.tooMany,
    });
    expect(accepted).toEqual([files[1]]);
    expect(messages).toEqual(['Only PDF files are allowed.']);
  });

  it('says once that files are not PDFs, and once that there are too many', () => {
    const files = [file('x.png'), file('y.png'), file('a.pdf'), file('b.pdf')];
    expect(checkChoice(files, { waiting: [], room: 0, limit: UPLOAD_MESSAGES.tooMany }).messages).toEqual([
      UPLOAD_MESSAGES.notPdf,
      UPLOAD_MESSAGES.tooMany,
    ]);
  });

  it('has a file once when it is chosen twice, and takes a file of another size as another file', () => {
    const { accepted, refused } = checkChoice([file('a.pdf'), file('b.pdf'), file('b.pdf')], {
      waiting: [file('a.pdf')],
      room: 3,
      limit: UPLOAD_MESSAGES.tooMany,
    });
    expect(accepted).toEqual([file('b.pdf')]);
    expect(refused.map(({ reason }) => reason)).toEqual(Array(2).fill(UPLOAD_MESSAGES.chosenAlready));
    expect(
      checkChoice([file('a.pdf', 7)], { waiting: [file('a.pdf')], room: 3, limit: UPLOAD_MESSAGES.tooMany })
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

describe('the room for files', () => {
  it.each([
    ['an empty patient record', 4, { inPatientRecord: 0, inAccount: 0 }, UPLOAD_MESSAGES.tooMany],
    [
      'a patient record with three documents',
      1,
      { inPatientRecord: 3, inAccount: 30 },
      UPLOAD_MESSAGES.tooMany,
    ],
    ['a full patient record', 0, { inPatientRecord: 4, inAccount: 4 }, UPLOAD_MESSAGES.tooMany],
    ['an account that has many documents', 4, { inPatientRecord: 0, inAccount: 46 }, UPLOAD_MESSAGES.tooMany],
    ['an account that is nearly full', 2, { inPatientRecord: 0, inAccount: 48 }, UPLOAD_MESSAGES.accountFull],
    ['a full account', 0, { inPatientRecord: 0, inAccount: 51 }, UPLOAD_MESSAGES.accountFull],
  ])('of %s is %i', (_, room, counts, limit) => {
    expect(uploadRoom(counts)).toEqual({ room, limit });
  });
});
