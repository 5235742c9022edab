import React from 'react';
import { renderToString } from 'react-dom/server';
import { render, screen } from '@testing-library/react';
import { SWITCHED_OFF } from './switches';

/** Creates the components again for server and browser, which are two programs. */
async function page(dynamic = 'red') {
  const { default: styled, ServerStyleSheet } = await import('styled-components');
  const Plain = styled.p.withConfig({ componentId: 'nv-plain' })<{ $color: string }>`
    color: ${({ $color }) => $color};
  `;
  const Bold = styled(Plain).withConfig({ componentId: 'nv-bold' })`
    color: green;
  `;
  const element = (
    <>
      <Plain $color={dynamic}>Plain</Plain>
      <Bold $color={dynamic}>Bold</Bold>
    </>
  );
  return { element, ServerStyleSheet };
}

/** Puts the styles that the server would send into the head. */
async function prerender(change = (styles: string) => styles): Promise<HTMLStyleElement> {
  const { element, ServerStyleSheet } = await page();
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(element));
  const tags = sheet
    .getStyleTags()
    .replace(/data-styled="true" data-styled-version="([^"]*)"/, 'data-prerendered="$1"');
  document.head.innerHTML = change(tags);
  const style = document.querySelector('style');
  if (!style) throw new Error('The server made no styles');
  jest.resetModules();
  return style;
}

const styleElements = () => [...document.querySelectorAll('style')];
const colorOf = (text: string) => getComputedStyle(screen.getByText(text)).color;

beforeEach(() => {
  // As in a production build, which writes rules into the sheet and not into its text.
  Reflect.set(window, 'SC_DISABLE_SPEEDY', false);
  jest.resetModules();
  jest.doMock('react', () => React);
  jest.dontMock('styled-components');
  document.head.innerHTML = '';
});
afterEach(() => Reflect.deleteProperty(globalThis, SWITCHED_OFF));

test('the styles of a prerendered page are taken over unchanged', async () => {
  const style = await prerender();
  const rules = [...(style.sheet?.cssRules ?? [])];
  await import('./take-over-styles');
  render((await page()).element);
  expect(styleElements()).toEqual([style]);
  expect([...(style.sheet?.cssRules ?? [])]).toEqual(rules);
  expect([colorOf('Plain'), colorOf('Bold')]).toEqual(['rgb(255, 0, 0)', 'rgb(0, 128, 0)']);
});

test('a later rule is inserted in order, so that an extended component stays stronger than its base', async () => {
  const style = await prerender();
  await import('./take-over-styles');
  render((await page('blue')).element);
  expect(styleElements()).toEqual([style]);
  expect([colorOf('Plain'), colorOf('Bold')]).toEqual(['rgb(0, 0, 255)', 'rgb(0, 128, 0)']);
});

test('the styles of another version of styled-components stay untouched', async () => {
  const style = await prerender((tags) =>
    tags.replace(/data-prerendered="[^"]*"/, 'data-prerendered="1.0.0"'),
  );
  const { textContent } = style;
  await import('./take-over-styles');
  render((await page()).element);
  expect([style.isConnected, style.textContent]).toEqual([true, textContent]);
  expect(colorOf('Bold')).toBe('rgb(0, 128, 0)');
});

test('when the browser has omitted a rule, styled-components writes all rules again', async () => {
  const style = await prerender((tags) =>
    tags.replace(/<style[^>]*>/, (start) => `${start}@charset "x";/*!sc*/\n`),
  );
  await import('./take-over-styles');
  render((await page('blue')).element);
  expect(style.isConnected).toBe(false);
  expect(styleElements()).toHaveLength(1);
  expect([colorOf('Plain'), colorOf('Bold')]).toEqual(['rgb(0, 0, 255)', 'rgb(0, 128, 0)']);
});

test('an app shell renders its own styles', async () => {
  await import('./take-over-styles');
  render((await page()).element);
  expect(colorOf('Plain')).toBe('rgb(255, 0, 0)');
});

test.each([
  ['the private part of the library is gone', { __PRIVATE__: undefined }, []],
  ['the private part of the library has changed', { __PRIVATE__: { mainSheet: {} } }, []],
  ['taking styles over is switched off', {}, ['take-over-styles']],
])('the page keeps its look when %s', async (_case, library, off) => {
  const style = await prerender();
  Reflect.set(globalThis, SWITCHED_OFF, off);
  jest.doMock('styled-components', () => ({
    ...jest.requireActual<object>('styled-components'),
    __esModule: true,
    ...library,
  }));
  await import('./take-over-styles');
  render((await page('blue')).element);
  expect(style.isConnected).toBe(true);
  expect([colorOf('Plain'), colorOf('Bold')]).toEqual(['rgb(0, 0, 255)', 'rgb(0, 128, 0)']);
});
