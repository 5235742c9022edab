/** With a lower share, a first visit would fetch modules that it never needs. */
const LEAST_SHARE = 3 / 4;

/**
 * Moves modules that most screens of a remote need into the file of its routes, so that the next screen fetches only
 * what is new. A separate file would cost each first visit another request.
 */
class CommonInRoutes {
  /** `chunks` are the names of the chunks with the routes. */
  constructor(chunks) {
    this.chunks = chunks;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('CommonInRoutes', (compilation) => {
      // Runs before webpack splits chunks: a split chunk may also serve a modal, which does
      // not load the routes and would miss the module.
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
  for (const [module, needing] of screensNeeding(chunkGraph, screens)) {
    if (needing.length < 2 || needing.length < LEAST_SHARE * screens.length) continue;
    chunkGraph.connectChunkAndModule(routes, module);
    for (const { chunks } of needing)
      for (const chunk of chunks)
        if (chunkGraph.isModuleInChunk(module, chunk)) chunkGraph.disconnectChunkAndModule(chunk, module);
  }
}

/** A modal may import a screen as well, and then needs the screen's modules without the routes. */
const isOnlyBehind = (routes, chunk) =>
  [...chunk.groupsIterable].every((group) =>
    group.getParents().every((parent) => parent.chunks.includes(routes)),
  );

/** The chunk groups that the routes import lazily, and that nothing else imports. */
function screensOf(routes) {
  const groups = [...routes.groupsIterable].flatMap((group) => group.getChildren());
  return [...new Set(groups)].filter((screen) => screen.chunks.every((chunk) => isOnlyBehind(routes, chunk)));
}

function screensNeeding(chunkGraph, screens) {
  const needing = new Map();
  for (const screen of screens)
    for (const module of new Set(screen.chunks.flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)])))
      // Each chunk requests the shell's shared modules itself.
      if (module.type !== 'consume-shared-module')
        needing.set(module, [...(needing.get(module) ?? []), screen]);
  return needing;
}

module.exports = { CommonInRoutes };
