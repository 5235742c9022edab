const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom, with the web platform's parts that it leaves out and Node has. */
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
      // As in production: one rule is added at a time, and jsdom does not read the whole sheet again for each.
      SC_DISABLE_SPEEDY: false,
    });
  }
}

module.exports = BrowserEnvironment;
