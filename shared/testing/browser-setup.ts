import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { fillBrowserGaps } from './browser-gaps';
import { quickenComputedStyle } from './quick-computed-style';

// The limit is generous, since tests must pass on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Tests of server rendering have no browser.
if (typeof window !== 'undefined') {
  fillBrowserGaps();
  quickenComputedStyle();
}

/** A test fails when it logs an unexpected error. A test that expects an error replaces the spy. */
let consoleError: jest.SpyInstance;

beforeEach(() => {
  consoleError = jest.spyOn(console, 'error');
  consoleError.mockImplementation((...args: unknown[]) => {
    throw new Error(`Unexpected console.error: ${args.map(String).join(' ')}`);
  });
});

afterEach(() => {
  consoleError.mockRestore();
});
