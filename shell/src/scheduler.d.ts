/** What the shell calls of the package by which React takes its turns; its published types lack it. */
declare module 'scheduler' {
  /** How many times a second React pauses while it renders; 0 is as many as it takes by itself. */
  export function unstable_forceFrameRate(pausesPerSecond: number): void;
}
