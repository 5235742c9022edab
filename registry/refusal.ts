/** A publish, rollback or move that the rules forbid; its message is shown in the terminal. */
export class Refusal extends Error {
  constructor(readonly reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.name = 'Refusal';
  }
}

export function refuseIf(reasons: readonly string[]): void {
  if (reasons.length > 0) throw new Refusal(reasons);
}
