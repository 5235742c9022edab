import { getConfig } from '@testing-library/react';
import { axe } from 'jest-axe';

/** axe sees no colours in jsdom; palette.test.ts checks their contrast. */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  // Testing Library's wrapper lets React update while axe runs, without a warning about `act`.
  const found: Awaited<ReturnType<typeof axe>> = await getConfig().asyncWrapper(() =>
    // A fragment of a page has no landmarks of its own.
    axe(element, {
      rules: { region: { enabled: false } },
      // Only violations count, and jsdom fetches no stylesheets.
      resultTypes: ['violations'],
      preload: false,
    }),
  );
  expect(
    found.violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) })),
  ).toEqual([]);
}
