const { createHash } = require('node:crypto');
const path = require('node:path');
const ts = require('typescript');

const ID_LENGTH = 8;

/**
 * Gives each styled component a name that its file and its place in it decide. Left to itself the library counts, in
 * the order in which modules happen to run: the server, which makes finished pages, and the browser, which goes on from
 * them, would count differently, and two builds of one remote would name two things the same.
 */
const componentIds = (root) => (context) => (file) => {
  if (!/from ['"]styled-components['"]/.test(file.text)) return file;
  const place = path.relative(root, file.fileName).split(path.sep).join('/');
  let count = 0;
  const visit = (node) => {
    const visited = ts.visitEachChild(node, visit, context);
    return isStyled(visited) ? named(context.factory, visited, idOf(place, count++)) : visited;
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

module.exports = { componentIds };
