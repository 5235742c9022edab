/** The published types lack this function. It is unstable, so it may be missing. */
declare module 'scheduler' {
  /** 0 lets React choose. */
  export const unstable_forceFrameRate: ((pausesPerSecond: number) => void) | undefined;
}
