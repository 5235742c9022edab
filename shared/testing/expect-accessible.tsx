import { axe } from 'jest-axe';

/** Fails with what axe finds and where. Colours are not seen here: palette.test.ts computes their contrast. */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  // A fragment of a page has no landmarks of its own.
  const { violations } = await axe(element, { rules: { region: { enabled: false } } });
  expect(
    violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) })),
  ).toEqual([]);
}
