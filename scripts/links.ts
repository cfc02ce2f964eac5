import { listOperatorLinks } from '#server/operator-links.ts';
import { readConfig } from '#server/platform/config.ts';
import { readSecret } from '#server/platform/secret.ts';
import { refuseArguments, runCommand, say } from './command.ts';

await runCommand({ command: 'links', failure: 'There are no links.' }, async () => {
  refuseArguments('This command takes nothing.');
  const config = readConfig();
  const secret = config.secret ?? (await readSecret(config.dataDir));
  const links = listOperatorLinks({ ...config, secret });
  for (const link of links) say(link);
  if (links.length === 0)
    say('SMTP_URL and METRICS_TOKEN are set, so there are no links with keys.');
});
