import { setTimeout } from 'node:timers/promises';
import type { Email } from 'postal-mime';

export type MailReader = {
  mails: Email[];
  /**
   * Waits for a new email to an address and returns its link. Skips notices about changed sign-in
   * methods, because many steps cause one.
   */
  linkFor(address: string): Promise<string>;
};

const timeout = 120_000;

/** Reads the emails that arrive at an SMTP sink. */
export function createMailReader(mails: Email[]): MailReader {
  const read = new Set<Email>();

  async function linkFor(address: string): Promise<string> {
    for (const startedAt = Date.now(); Date.now() - startedAt < timeout; await setTimeout(20)) {
      const mail = mails.findLast((mail) => isTo(mail, address));
      if (!mail || read.has(mail)) continue;
      read.add(mail);
      const link = /https?:\/\/\S+/.exec(mail.text ?? '')?.[0];
      if (link) return link;
      throw new Error(`The email "${mail.subject}" to ${address} has no link.`);
    }
    throw new Error(`No new email for ${address} arrived in two minutes.`);
  }

  return { mails, linkFor };
}

const isTo = ({ to = [], text = '' }: Email, address: string) =>
  !/\/forgot-password|\/settings\?section=privacy/.test(text) &&
  to.some((recipient) => recipient.address === address);
