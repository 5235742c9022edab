/** Limits count name+tag@host as name@host, as the column `accounts.mailbox` does. */
export const mailboxOf = (email: string): string => email.replace(/^([^+@]+)\+[^@]*@/, '$1@');
