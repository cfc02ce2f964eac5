// Runs in a container of the topology: an SMTP server that prints each email as a line of JSON.
import { startSmtpSink } from '#tests/smtp-sink.ts';

const sink = await startSmtpSink(2525, '0.0.0.0');
let printed = 0;
setInterval(() => {
  for (const { to, text } of sink.mails.slice(printed)) {
    printed += 1;
    process.stdout.write(`${JSON.stringify({ to: to?.[0]?.address, text })}\n`);
  }
}, 100);
