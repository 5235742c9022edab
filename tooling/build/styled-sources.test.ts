/** @jest-environment node */
import path from 'node:path';
import ts from 'typescript';
import { styledSources } from './styled-sources.js';

const root = path.resolve(__dirname, '../..');

function built(source: string, file = 'shared/ui/example.tsx'): string {
  const { outputText } = ts.transpileModule(source, {
    fileName: path.join(root, file),
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
    },
    transformers: { before: [styledSources(root)] },
  });
  return outputText;
}

const idsIn = (text: string) => [...text.matchAll(/componentId: "(\w+)"/g)].map(([, id]) => id);

const IMPORT = "import styled, { css, keyframes } from 'styled-components';\n";
const TWO = `${IMPORT}const A = styled.p\`color: red;\`;\nconst B = styled(A)\`color: blue;\`;\n`;

it('names each component after its file and its position', () => {
  const ids = idsIn(built(TWO));
  expect(new Set(ids).size).toBe(2);
  expect(idsIn(built(TWO))).toEqual(ids);
  expect(idsIn(built(TWO, 'shared/ui/other.tsx'))).not.toEqual(ids);
});

it('turns each style into a call marked as pure', () => {
  const text = built(
    `${IMPORT}const turn = keyframes\`to { rotate: 1turn; }\`;\n` +
      'const look = css`animation: ${turn} ${speed.slow};`;\n' +
      "const Link = styled.button.attrs({ type: 'button' })<{ $on: boolean }>`${look}`;\n",
  );
  expect(text).not.toContain('`');
  expect(text.match(/= \/\*#__PURE__\*\/ \(\(\) => /g)).toHaveLength(3);
  expect(text).toContain('css(["animation: ", " ", ";"], turn, speed.slow)');
});

it('removes line breaks and indentation and keeps significant spaces', () => {
  const text = built(
    `${IMPORT}export const Card = styled.div\`\n  margin: 0\n    auto;\n  \${wide} {\n    padding: 0;\n  }\n  & > a,\n  .b :hover {\n    color: red;\n  }\n\`;\n`,
  );
  expect(text).toContain('(["margin: 0 auto;", " {padding: 0;}& > a, .b :hover {color: red;}"], wide)');
});

it('keeps the line breaks around a line comment', () => {
  const text = built(`${IMPORT}export const Card = styled.div\`\n  // a note\n  color: red;\n\`;\n`);
  expect(text).toContain(String.raw`// a note\n  color: red;`);
});

it('removes comments', () => {
  const text = built(
    `${IMPORT}export const Card = styled.p\`\n  /* a note */\n  color: red;\n  /* another,\n     longer */\n  margin: 0;\n\`;\n`,
  );
  expect(text).toContain('(["color: red;margin: 0;"])');
});

it('keeps the white space in strings, such as that of the property `content`', () => {
  const text = built(
    `${IMPORT}export const Card = styled.p\`\n  &::after {\n    content: 'a  b';\n  }\n\`;\n`,
  );
  expect(text).toContain("content: 'a  b';");
});

it('keeps other templates unchanged', () => {
  const text = built(
    `${IMPORT}export const text = html\`\n  a\n\`;\nexport const B = styled.p\`color: red;\`;\n`,
  );
  expect(text).toContain('html `\n  a\n`');
});
