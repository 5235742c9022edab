import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { fillBrowserGaps } from './browser-gaps';
import { quickenComputedStyle } from './quick-computed-style';

// Generous, since tests must pass on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Tests of server rendering have no browser.
if (typeof window !== 'undefined') {
  fillBrowserGaps();
  quickenComputedStyle();
}

/** An unexpected error in the log fails its test. A test that expects one replaces the spy. */
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
