import nodemailer from 'nodemailer';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
  /** Identifies the email. It stays the same if it's sent again because a process was killed. */
  key?: string;
};

/** Sends emails. `sent` has the emails that were kept in memory instead, newest first. */
export type Mailer = { send(mail: Mail): Promise<void>; sent?: readonly KeptMail[] };

export type KeptMail = Mail & { sentAt: Date };

/** Sends emails through the configured SMTP server. */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = nodemailer.createTransport(smtpOptions(url));
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ key, ...mail }) => {
      // Mail servers and programs show two emails with one Message-ID once.
      const messageId = key && `<${key}@${domain}>`;
      await transport.sendMail({ from, ...mail, ...(messageId && { messageId }) });
    },
  };
}

export const smtpOptions = (url: string) => ({
  url,
  // Require STARTTLS, except on this machine or with `?requireTLS=false` in the URL.
  requireTLS: !['127.0.0.1', '[::1]', 'localhost'].includes(new URL(url).hostname),
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
});

const maxKept = 100;

/** Keeps emails in memory for /dev/mail and calls `onMail` for each; used without SMTP. */
export function localMailer(onMail: (mail: Mail) => void): Mailer {
  const sent: KeptMail[] = [];
  return {
    sent,
    send: async (mail) => {
      sent.unshift({ ...mail, sentAt: new Date() });
      sent.splice(maxKept);
      onMail(mail);
    },
  };
}
