import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type SmtpSink = {
  url: string;
  mails: Email[];
  /** Refuses the next few emails, with a code that says whether to try again (450) or not (550). */
  refuse(times: number, code?: number): void;
  /** Receives emails, but doesn't accept them before the returned function is called. */
  hold(): () => void;
  close(): Promise<void>;
};

/** Starts an SMTP server, on loopback unless told otherwise, that keeps the emails it receives and can reject the next few. */
export async function startSmtpSink(requestedPort = 0, host = '127.0.0.1'): Promise<SmtpSink> {
  const mails: Email[] = [];
  let refusals = 0;
  let refusalCode = 450;
  let held: Promise<void> | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, _session, done) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      if (refusals > 0) {
        refusals -= 1;
        const refusal = refusalCode < 500 ? 'Try again later' : 'No such mailbox';
        return done(Object.assign(new Error(refusal), { responseCode: refusalCode }));
      }
      mails.push(await PostalMime.parse(Buffer.concat(chunks)));
      await held;
      done();
    },
  });
  const socket = server.listen(requestedPort, host);
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (times, code = 450) => {
      refusals = times;
      refusalCode = code;
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = undefined;
        resolve();
      };
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
