import type { TestKind, TestStatus } from './medical-test';

export const isCompleted = ({ status }: { status: TestStatus }): boolean => status === 'completed';

/** The patient still has to measure. */
export const isOpenSelfcareTest = (test: { kind: TestKind; status: TestStatus }): boolean =>
  test.kind === 'selfcare' && !isCompleted(test);
