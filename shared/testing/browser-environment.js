const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom, with the parts of the web platform that it lacks and Node has. */
class BrowserEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      structuredClone,
      fetch,
      Request,
      Response,
      Headers,
      AbortController,
      AbortSignal,
      // Rules are inserted one by one as in production, so that jsdom need not parse the whole sheet for each rule.
      SC_DISABLE_SPEEDY: false,
    });
    Object.defineProperty(this.global, 'crypto', { value: crypto, configurable: true });
  }
}

module.exports = BrowserEnvironment;
