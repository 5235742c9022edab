/** The result of one check of an installation. */
export interface Finding {
  subject: string;
  state: 'good' | 'doubtful' | 'bad';
  /** In words, such as "18 GB are free". */
  found: string;
  /** The next step for the operator. */
  remedy?: string;
}

const SIGNS = { good: '✓', doubtful: '!', bad: '✗' };

export const good = (subject: string, found: string): Finding => ({ subject, state: 'good', found });
export const doubtful = (subject: string, found: string, remedy: string): Finding => ({
  ...{ subject, state: 'doubtful', found, remedy },
});
export const bad = (subject: string, found: string, remedy: string): Finding => ({
  ...{ subject, state: 'bad', found, remedy },
});

export const lineOf = ({ subject, state, found, remedy }: Finding): string =>
  `${SIGNS[state]} ${subject}: ${found}${remedy ? `\n    ${remedy}` : ''}`;

/** Returns one bad finding if the check throws. */
export async function findings(
  subject: string,
  check: () => Promise<Finding[]> | Finding[],
  remedy: string,
): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    return [bad(subject, error instanceof Error ? error.message : String(error), remedy)];
  }
}
