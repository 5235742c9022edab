import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { fillBrowserGaps } from './browser-gaps';
import { quickenComputedStyle } from './quick-computed-style';

// Generous, because a busy machine is no fault of the code.
configure({ asyncUtilTimeout: 10_000 });

// Tests of rendering on the server run without a browser.
if (typeof window !== 'undefined') {
  fillBrowserGaps();
  quickenComputedStyle();
}

/** An error nobody expected fails the test that caused it. A test that expects one replaces the spy. */
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
