const { createHash } = require('node:crypto');
const path = require('node:path');
const ts = require('typescript');

const ID_LENGTH = 8;

/**
 * Transforms sources that use styled-components:
 *
 * - Each styled component is named after its file and its number in that file. The library itself numbers them in the
 *   order in which modules run, which differs between server and browser, and between two builds of one remote.
 * - Each style becomes a call marked as pure, so that the minifier drops unused ones.
 * - Comments, line breaks and indentation of the styles are removed.
 */
const styledSources = (root) => (context) => (file) => {
  if (!/from ['"]styled-components['"]/.test(file.text)) return file;
  const sourcePath = path.relative(root, file.fileName).split(path.sep).join('/');
  let count = 0;
  const visit = (node) => {
    const visited = ts.visitEachChild(node, visit, context);
    if (isStyledComponent(visited))
      return withComponentId(context.factory, visited, idOf(sourcePath, count++));
    return isStyleTemplate(visited) ? pureCall(context.factory, visited) : visited;
  };
  return ts.visitNode(file, visit);
};

/** Accepts `styled.button` and `styled(Card)`. */
const isStyledComponent = (node) =>
  (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'styled';

/** A class name must begin with a letter. */
const idOf = (sourcePath, count) =>
  `nv${createHash('sha256').update(`${sourcePath}#${count}`).digest('hex').slice(0, ID_LENGTH)}`;

const withComponentId = (factory, styled, id) =>
  factory.createCallExpression(factory.createPropertyAccessExpression(styled, 'withConfig'), undefined, [
    factory.createObjectLiteralExpression([
      factory.createPropertyAssignment('componentId', factory.createStringLiteral(id)),
    ]),
  ]);

const HELPERS = new Set(['styled', 'css', 'keyframes', 'createGlobalStyle']);

/** `styled.p.attrs(…)` and `css` alike: the first identifier of the tag decides. */
function isStyleTemplate(node) {
  if (!ts.isTaggedTemplateExpression(node)) return false;
  let { tag } = node;
  while (ts.isPropertyAccessExpression(tag) || ts.isCallExpression(tag)) tag = tag.expression;
  return ts.isIdentifier(tag) && HELPERS.has(tag.text);
}

/** Wraps the style in a function, since the minifier takes a value in the template (`space[4]`) for a side effect. */
function pureCall(factory, { tag, template }) {
  const [texts, values] = ts.isNoSubstitutionTemplateLiteral(template)
    ? [[template.text], []]
    : [
        [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)],
        template.templateSpans.map(({ expression }) => expression),
      ];
  const strings = factory.createArrayLiteralExpression(
    compact(texts).map((text) => factory.createStringLiteral(text)),
  );
  const style = factory.createCallExpression(tag, undefined, [strings, ...values]);
  const later = factory.createArrowFunction(undefined, undefined, [], undefined, undefined, style);
  return ts.addSyntheticLeadingComment(
    factory.createCallExpression(later, undefined, []),
    ts.SyntaxKind.MultiLineCommentTrivia,
    '#__PURE__',
    false,
  );
}

/** Texts with a line comment keep their line breaks, since the comment would otherwise cover what follows. */
function compact(texts) {
  if (texts.some((text) => /(^|\s)\/\//.test(text))) return texts;
  return texts
    .map((text) => text.replace(/\/\*[^]*?\*\//g, '').replace(/([;{}]?)\s*\n\s*/g, (_all, end) => end || ' '))
    .map((text, index) => (index === 0 ? text.trimStart() : text));
}

module.exports = { styledSources };
