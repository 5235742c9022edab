/**
 * Runs inside every remote's entry. When the shell loads the entry again after a failure it gives it another query;
 * the chunks then get the same one, so that neither a cache nor a request that hangs answers for them.
 */
const script = typeof document === 'undefined' ? null : document.currentScript;
const query = script instanceof HTMLScriptElement ? new URL(script.src).search : '';

if (query) {
  const fileName = __webpack_get_script_filename__;
  __webpack_get_script_filename__ = (chunkId) => fileName(chunkId) + query;
}

/** The federation runtime asks for a plugin; the work is done above, before any chunk is loaded. */
const plugin = () => ({ name: 'nivara-fresh-chunks' });

export default plugin;
