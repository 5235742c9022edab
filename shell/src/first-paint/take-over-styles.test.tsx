import React from 'react';
import { renderToString } from 'react-dom/server';
import { render, screen } from '@testing-library/react';

/** The components of a page; made anew for the server and for the browser, as there they are two programs. */
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

/** What the server would have sent, in this page's head. */
async function finish(change = (styles: string) => styles): Promise<HTMLStyleElement> {
  const { element, ServerStyleSheet } = await page();
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(element));
  const tags = sheet
    .getStyleTags()
    .replace(/data-styled="true" data-styled-version="([^"]*)"/, 'data-finished="$1"');
  document.head.innerHTML = change(tags);
  const style = document.querySelector('style');
  if (!style) throw new Error('The server made no styles');
  jest.resetModules();
  return style;
}

const styleElements = () => [...document.querySelectorAll('style')];
const colorOf = (text: string) => getComputedStyle(screen.getByText(text)).color;

beforeEach(() => {
  // As in a build for production: rules go into the sheet instead of into its text.
  Reflect.set(window, 'SC_DISABLE_SPEEDY', false);
  jest.resetModules();
  jest.doMock('react', () => React);
  document.head.innerHTML = '';
});

test('the styles of a finished page go on as they stand', async () => {
  const style = await finish();
  const rules = [...(style.sheet?.cssRules ?? [])];
  await import('./take-over-styles');
  render((await page()).element);
  expect(styleElements()).toEqual([style]);
  expect([...(style.sheet?.cssRules ?? [])]).toEqual(rules);
  expect([colorOf('Plain'), colorOf('Bold')]).toEqual(['rgb(255, 0, 0)', 'rgb(0, 128, 0)']);
});

test('what comes later has its place among them: what is built on something stays stronger than it', async () => {
  const style = await finish();
  await import('./take-over-styles');
  render((await page('blue')).element);
  expect(styleElements()).toEqual([style]);
  expect([colorOf('Plain'), colorOf('Bold')]).toEqual(['rgb(0, 0, 255)', 'rgb(0, 128, 0)']);
});

test('what another version of styled-components has written is left where it is', async () => {
  const style = await finish((tags) => tags.replace(/data-finished="[^"]*"/, 'data-finished="1.0.0"'));
  const { textContent } = style;
  await import('./take-over-styles');
  render((await page()).element);
  expect([style.isConnected, style.textContent]).toEqual([true, textContent]);
  expect(colorOf('Bold')).toBe('rgb(0, 128, 0)');
});

test('where the browser has left out a rule, styled-components writes them all itself', async () => {
  const style = await finish((tags) =>
    tags.replace(/<style[^>]*>/, (start) => `${start}@charset "x";/*!sc*/\n`),
  );
  await import('./take-over-styles');
  render((await page('blue')).element);
  expect(style.isConnected).toBe(false);
  expect(styleElements()).toHaveLength(1);
  expect([colorOf('Plain'), colorOf('Bold')]).toEqual(['rgb(0, 0, 255)', 'rgb(0, 128, 0)']);
});

test('a page that came as an empty frame has nothing to take over', async () => {
  await import('./take-over-styles');
  render((await page()).element);
  expect(colorOf('Plain')).toBe('rgb(255, 0, 0)');
});
