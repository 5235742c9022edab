const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** "1 Mar 2026", by the clinic's calendar. */
export const writtenMoment = (at: string): string => day.format(new Date(at));
