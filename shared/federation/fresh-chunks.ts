/**
 * Runs in every remote's entry. The shell retries an entry with another query; the entry's chunks get the same query,
 * so that the browser takes them neither from a cache nor from a request that hangs.
 */
const script = typeof document === 'undefined' ? null : document.currentScript;
const query = script instanceof HTMLScriptElement ? new URL(script.src).search : '';

if (query) {
  const fileName = __webpack_get_script_filename__;
  __webpack_get_script_filename__ = (chunkId) => fileName(chunkId) + query;
}

/** The runtime requires a plugin, but a hook would run too late: the work is done above, before any chunk is loaded. */
const plugin = () => ({ name: 'nivara-fresh-chunks' });

export default plugin;
