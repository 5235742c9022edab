import { getConfig } from '@testing-library/react';
import { axe } from 'jest-axe';

/** Fails with what axe finds and where. Colours are not seen here: palette.test.ts computes their contrast. */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  // What React still has to do may be done while axe looks, as while Testing Library waits: it is no update by surprise.
  const found: Awaited<ReturnType<typeof axe>> = await getConfig().asyncWrapper(() =>
    // A fragment of a page has no landmarks of its own.
    axe(element, { rules: { region: { enabled: false } } }),
  );
  expect(
    found.violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) })),
  ).toEqual([]);
}
