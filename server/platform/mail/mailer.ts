import nodemailer from 'nodemailer';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
};

/** Sends emails. `sent` has the emails that were kept in memory instead, newest first. */
export type Mailer = {
  send(mail: Mail, options: { messageId: string }): Promise<void>;
  sent?: readonly KeptMail[];
};

export type KeptMail = Mail & { sentAt: Date; messageId: string };

/** Sends emails through the configured SMTP server. */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = nodemailer.createTransport(smtpOptions(url));
  const [, domain = 'localhost'] = /@([^\s@>]+)/.exec(from) ?? [];
  return {
    send: async (mail, { messageId }) => {
      await transport.sendMail({ from, ...mail, messageId: `<${messageId}@${domain}>` });
    },
  };
}

/**
 * Whether the mail server refused the email or its address for good. Other errors may be ours, such
 * as a wrong password.
 */
export const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  Number((error as SMTPError).responseCode) >= 500 &&
  ['RCPT TO', 'DATA'].includes((error as SMTPError).command ?? '');

type SMTPError = Error & { responseCode?: number; command?: string };

export const smtpOptions = (url: string) => ({
  url,
  // Require STARTTLS, except on this machine or with `?requireTLS=false` in the URL.
  requireTLS: !['127.0.0.1', '[::1]', 'localhost'].includes(new URL(url).hostname),
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  // RFC 5321, 4.5.3.2.6: a server that has the whole email may take ten minutes to accept it.
  socketTimeout: 10 * 60 * 1000,
});

const maxKept = 100;

/** Keeps emails in memory for /dev/mail and calls `onMail` for each; used without SMTP. */
export function localMailer(onMail: (mail: Mail) => void): Mailer {
  const sent: KeptMail[] = [];
  return {
    sent,
    send: async (mail, { messageId }) => {
      sent.unshift({ ...mail, sentAt: new Date(), messageId });
      sent.splice(maxKept);
      onMail(mail);
    },
  };
}
