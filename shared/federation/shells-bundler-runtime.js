/** Stands, in a remote's build, where webpack-bundler-runtime would: the shell's copy, with what belongs to one build alone made anew. */
const { runtime, bundlerRuntime, attachShareScopeMap } = globalThis.nivaraBundlerRuntime;

/** The runtime's own would take the instance of the build that it was compiled into: the shell's. */
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
