const { createHash } = require('node:crypto');
const path = require('node:path');
const ts = require('typescript');

const ID_LENGTH = 8;

/**
 * What a build makes of the sources that write styles:
 *
 * - Each styled component gets a name that its file and its place in it decide. Left to itself the library counts, in
 *   the order in which modules happen to run: the server, which makes finished pages, and the browser, which goes on
 *   from them, would count differently, and two builds of one remote would name two things the same.
 * - Each piece of style becomes a call of which the minifier knows that it does nothing but return: those that a part
 *   does not use stay out of its files.
 * - Line breaks and indentation, which only readers of the source need, stay out of what browsers are sent.
 */
const styledSources = (root) => (context) => (file) => {
  if (!/from ['"]styled-components['"]/.test(file.text)) return file;
  const place = path.relative(root, file.fileName).split(path.sep).join('/');
  let count = 0;
  const visit = (node) => {
    const visited = ts.visitEachChild(node, visit, context);
    if (isStyled(visited)) return named(context.factory, visited, idOf(place, count++));
    return isStyle(visited) ? pureCall(context.factory, visited) : visited;
  };
  return ts.visitNode(file, visit);
};

/** `styled.button` or `styled(Card)`. */
const isStyled = (node) =>
  (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'styled';

/** Begins with a letter, as names of classes must. */
const idOf = (place, count) =>
  `nv${createHash('sha256').update(`${place}#${count}`).digest('hex').slice(0, ID_LENGTH)}`;

const named = (factory, styled, id) =>
  factory.createCallExpression(factory.createPropertyAccessExpression(styled, 'withConfig'), undefined, [
    factory.createObjectLiteralExpression([
      factory.createPropertyAssignment('componentId', factory.createStringLiteral(id)),
    ]),
  ]);

const HELPERS = new Set(['styled', 'css', 'keyframes', 'createGlobalStyle']);

/** A template of one of the library's helpers: what its tag begins with tells, whatever was called on the way. */
function isStyle(node) {
  if (!ts.isTaggedTemplateExpression(node)) return false;
  let { tag } = node;
  while (ts.isPropertyAccessExpression(tag) || ts.isCallExpression(tag)) tag = tag.expression;
  return ts.isIdentifier(tag) && HELPERS.has(tag.text);
}

/** Within a function, since a value that stands in the template (`space[4]`) counts as one that may do something. */
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

/** A comment that ends with its line needs the line's end. */
function compact(texts) {
  if (texts.some((text) => /(^|\s)\/\//.test(text))) return texts;
  return texts
    .map((text) => text.replace(/([;{}]?)\s*\n\s*/g, (_all, end) => end || ' '))
    .map((text, index) => (index === 0 ? text.trimStart() : text));
}

module.exports = { styledSources };
