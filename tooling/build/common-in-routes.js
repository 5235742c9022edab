/** From which part of the screens on something is common: less, and a first visit would fetch much that it never needs. */
const MOST = 3 / 4;

/**
 * What most screens of a remote need comes with its routes, once, instead of with each screen: who goes on from one
 * screen to the next fetches only what is new. A file of its own would cost each first visit a round of headers.
 */
class CommonInRoutes {
  /** The names of the chunks that hold the routes. */
  constructor(chunks) {
    this.chunks = chunks;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('CommonInRoutes', (compilation) => {
      // Before large chunks are cut: a modal that needs the same things is still to find them without the routes.
      compilation.hooks.optimizeChunks.tap('CommonInRoutes', () => {
        for (const name of this.chunks) {
          const routes = compilation.namedChunks.get(name);
          if (routes) gather(compilation.chunkGraph, routes);
        }
      });
    });
  }
}

function gather(chunkGraph, routes) {
  const screens = screensOf(routes);
  for (const [module, users] of usersOf(chunkGraph, screens)) {
    if (users.length < 2 || users.length < MOST * screens.length) continue;
    chunkGraph.connectChunkAndModule(routes, module);
    for (const { chunks } of users)
      for (const chunk of chunks)
        if (chunkGraph.isModuleInChunk(module, chunk)) chunkGraph.disconnectChunkAndModule(chunk, module);
  }
}

/** One file is one chunk, whoever imports it: a modal that leads to a screen finds it without the routes. */
const isOnlyBehind = (routes, chunk) =>
  [...chunk.groupsIterable].every((group) =>
    group.getParents().every((parent) => parent.chunks.includes(routes)),
  );

/** What the routes import when it is asked for, and nothing else does. */
function screensOf(routes) {
  const groups = [...routes.groupsIterable].flatMap((group) => group.getChildren());
  return [...new Set(groups)].filter((screen) => screen.chunks.every((chunk) => isOnlyBehind(routes, chunk)));
}

function usersOf(chunkGraph, screens) {
  const users = new Map();
  for (const screen of screens)
    for (const module of new Set(screen.chunks.flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)])))
      // What the shell provides is asked for by each chunk on its own.
      if (module.type !== 'consume-shared-module') users.set(module, [...(users.get(module) ?? []), screen]);
  return users;
}

module.exports = { CommonInRoutes };
