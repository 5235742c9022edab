/** Turns name+tag@host into name@host for the limits, as the column `accounts.mailbox` does. */
export const mailboxOf = (email: string): string => email.replace(/^([^+@]+)\+[^@]*@/, '$1@');
