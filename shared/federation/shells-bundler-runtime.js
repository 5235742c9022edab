/** Replaces webpack-bundler-runtime in a remote's build by the shell's copy, with a separate state for the remote. */
const { runtime, bundlerRuntime, attachShareScopeMap } = globalThis.nivaraBundlerRuntime;

/** The runtime's own `init` would return the shell's instance. */
function init(options) {
  const known = runtime.getInstance(({ name }) => name === options.name);
  known?.initOptions(options);
  return known ?? runtime.createInstance(options);
}

const federation = {
  runtime: { ...runtime, init },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};

export default federation;
