const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** "2 March 2026" */
export const longDate = (date: string) => day.format(new Date(`${date}T00:00:00Z`));
