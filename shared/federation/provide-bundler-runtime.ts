import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/**
 * Runs at the shell's start: hands remotes the part of the federation runtime that webpack's own code calls, so that no
 * entry brings it along. A host has nothing to be entered by; that piece is added here.
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
