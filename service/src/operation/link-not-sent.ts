import { commandLine } from '@nivara/shared/server/command-line';

/** Thrown after the account was changed, when the mail with its link fails. */
export class LinkNotSent extends Error {
  constructor(done: string, reason: unknown) {
    super(
      `${done}, but the link was not mailed. ${reason instanceof Error ? reason.message : String(reason)} ` +
        `Repair the mail (${commandLine('verify')} says what is wrong); then “Forgot Password” on the site sends a link.`,
    );
  }
}
