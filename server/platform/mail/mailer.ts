import nodemailer from 'nodemailer';

export type Mail = { to: string; subject: string; text: string };

/** How mail leaves. `sent` holds what was kept here rather than sent away, the newest first. */
export type Mailer = { send(mail: Mail): Promise<void>; sent?: readonly KeptMail[] };

export type KeptMail = Mail & { sentAt: Date };

/** Sends through the SMTP server of the settings. */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = nodemailer.createTransport(smtpOptions(url));
  return { send: async (mail) => void (await transport.sendMail({ from, ...mail })) };
}

export const smtpOptions = (url: string) => ({
  url,
  // STARTTLS must succeed, except on this machine; `?requireTLS=false` in the address turns that off.
  requireTLS: !['127.0.0.1', '[::1]', 'localhost'].includes(new URL(url).hostname),
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
});

const mostKept = 100;

/** Keeps mail in memory for the page /dev/mail, and tells `onMail` of each: for running without SMTP. */
export function localMailer(onMail: (mail: Mail) => void): Mailer {
  const sent: KeptMail[] = [];
  return {
    sent,
    send: async (mail) => {
      sent.unshift({ ...mail, sentAt: new Date() });
      sent.splice(mostKept);
      onMail(mail);
    },
  };
}
