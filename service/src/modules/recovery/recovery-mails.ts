import type { Mail } from '../../mail/mailer';
import type { RecoveryPurpose } from './recovery-repository';

export const LINK_MINUTES = 10;

interface Letter {
  subject: string;
  request: string;
  action: string;
}

const LETTERS: Record<RecoveryPurpose, Letter> = {
  username: {
    subject: 'Your Nivara username',
    request: 'Somebody asked to be reminded of the username of your Nivara account.',
    action: 'To see your username, open this link:',
  },
  password: {
    subject: 'Choose a new Nivara password',
    request: 'Somebody asked for a new password for your Nivara account.',
    action: 'To choose a new password, open this link:',
  },
};

/** The token follows the #, which browsers send to no server, so no log holds it. */
export function recoveryMail(
  to: { name: string; email: string },
  purpose: RecoveryPurpose,
  siteUrl: string,
  token: string,
): Mail {
  const { subject, request, action } = LETTERS[purpose];
  const text = [
    `Hello ${to.name},`,
    request,
    `${action}\n\n${siteUrl}/recover#${purpose}=${token}`,
    `The link works once and for ${LINK_MINUTES} minutes. If it wasn’t you, ignore this e-mail: nothing has changed.`,
    'Nivara',
  ].join('\n\n');
  return { to: to.email, subject, text };
}
