import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type SmtpSink = {
  url: string;
  mails: Email[];
  refuse(times: number): void;
  close(): Promise<void>;
};

/** Starts an SMTP server on loopback that keeps the emails it receives and can reject the next few. */
export async function startSmtpSink(requestedPort = 0): Promise<SmtpSink> {
  const mails: Email[] = [];
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, _session, done) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      if (refusals > 0) {
        refusals -= 1;
        return done(new Error('Try again later'));
      }
      mails.push(await PostalMime.parse(Buffer.concat(chunks)));
      done();
    },
  });
  const socket = server.listen(requestedPort, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (times) => void (refusals = times),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
