import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/**
 * Runs at the shell's start and provides webpack's part of the federation runtime, so that no remote's entry contains
 * it. A host lacks `initContainerEntry`, which is added here.
 */
const plugin = () => {
  const { runtime, bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation;
  Reflect.set(globalThis, 'nivaraBundlerRuntime', {
    runtime,
    bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
    attachShareScopeMap,
  });
  return { name: 'nivara-bundler-runtime' };
};

export default plugin;
