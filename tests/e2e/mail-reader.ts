import { setTimeout } from 'node:timers/promises';
import type { Email } from 'postal-mime';

export type MailReader = {
  mails: Email[];
  /**
   * The link of the newest mail to an address, waiting for one that was not read here before. Notices
   * that a way to sign in has changed are passed over: many a step causes one.
   */
  linkFor(address: string): Promise<string>;
};

const patience = 120_000;

/** Reads what arrives at an SMTP sink, as the owner of each address would. */
export function createMailReader(mails: Email[]): MailReader {
  const read = new Set<Email>();

  async function linkFor(address: string): Promise<string> {
    for (const begun = Date.now(); Date.now() - begun < patience; await setTimeout(20)) {
      const mail = mails.findLast((mail) => isTo(mail, address));
      if (!mail || read.has(mail)) continue;
      read.add(mail);
      const link = /https?:\/\/\S+/.exec(mail.text ?? '')?.[0];
      if (link) return link;
      throw new Error(`The mail "${mail.subject}" to ${address} has no link.`);
    }
    throw new Error(`No new mail for ${address} has arrived.`);
  }

  return { mails, linkFor };
}

const isTo = ({ to = [], text = '' }: Email, address: string) =>
  !/\/forgot-password|\/settings\?section=privacy/.test(text) &&
  to.some((recipient) => recipient.address === address);
