import { asAttachment } from './content-disposition';

it.each([
  ['report.pdf', `attachment; filename="report.pdf"; filename*=UTF-8''report.pdf`],
  [
    'my "best" 100%.pdf',
    `attachment; filename="my _best_ 100_.pdf"; filename*=UTF-8''my%20%22best%22%20100%25.pdf`,
  ],
  ['जाँच.pdf', `attachment; filename="____.pdf"; filename*=UTF-8''%E0%A4%9C%E0%A4%BE%E0%A4%81%E0%A4%9A.pdf`],
  ["it's (1)*.pdf", `attachment; filename="it's (1)*.pdf"; filename*=UTF-8''it%27s%20%281%29%2A.pdf`],
])('writes the name %j into a header as %j', (name, header) => {
  expect(asAttachment(name)).toBe(header);
});
