/** What a check of an installation found. */
export interface Finding {
  what: string;
  state: 'good' | 'doubtful' | 'bad';
  /** What is the case. */
  found: string;
  /** What the operator does about it. */
  mend?: string;
}

const SIGNS = { good: '✓', doubtful: '!', bad: '✗' };

export const good = (what: string, found: string): Finding => ({ what, state: 'good', found });
export const doubtful = (what: string, found: string, mend: string): Finding => ({
  ...{ what, state: 'doubtful', found, mend },
});
export const bad = (what: string, found: string, mend: string): Finding => ({
  ...{ what, state: 'bad', found, mend },
});

export const lineOf = ({ what, state, found, mend }: Finding): string =>
  `${SIGNS[state]} ${what}: ${found}${mend ? `\n    ${mend}` : ''}`;

/** A check that throws is a finding like any other. */
export async function findings(
  what: string,
  check: () => Promise<Finding[]> | Finding[],
  mend: string,
): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    return [bad(what, error instanceof Error ? error.message : String(error), mend)];
  }
}
