import { createHash } from 'node:crypto';
import { escapeMarkup } from '#server/platform/formats/escape-markup.ts';
import { checkCredential, type Known } from './check-credential.ts';
import { describeResult } from './describe-result.ts';
import { runPage } from './run-page.ts';
import { style } from './style.ts';

/** The functions as Node runs them, without types, so that the page needs no build and no other file. */
const script = `(${runPage.toString()})({ check: ${checkCredential.toString()}, describe: ${describeResult.toString()} });`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Only what the page itself contains may run; saved as a file, it has the same policy. */
const policy = [
  "default-src 'none'",
  `script-src ${hashOf(script)}`,
  `style-src ${hashOf(style)}`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The page that checks a credential, in one file that also works without a network. */
export function renderCheckPage({ publicUrl, keys }: { publicUrl: string; keys: Known['keys'] }) {
  const { host, origin } = new URL(publicUrl);
  const connect = `${policy}; connect-src ${origin}`;
  const known = JSON.stringify({ origin: publicUrl, keys }).replaceAll('<', '\\u003c');
  return {
    html: page({ host: escapeMarkup(host), known, policy: connect }),
    policy: `${connect}; frame-ancestors 'none'`,
  };
}

const page = ({ host, known, policy }: { host: string; known: string; policy: string }) =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${escapeMarkup(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Verify a credential · Pieces</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="home" id="home"><a href="/">${host}</a></p>
<p class="home" id="saved" hidden>A copy of ${host}’s page, saved on this computer</p>
<h1>Verify a credential</h1>
<p>A credential is a file that Pieces signed about someone’s work in a project. Your browser checks the
file. It isn’t uploaded.</p>
<label id="zone" for="file"><span>Choose a file or drop it here</span>
<input id="file" type="file" accept=".jwt,.jws,text/plain"></label>
<div id="answer" role="status" tabindex="-1" hidden></div>
<h2>What this proves</h2>
<p>That ${host} signed exactly this, and that nobody has changed it. It doesn’t prove who sent you the
file: ask them to show you their profile.</p>
<section id="offline">
<h2>Without a network</h2>
<p>Save this page as a file. It has the public keys of ${host} and works offline, even if ${host} is gone.
<a href="/credentials/verify" download="verify-credentials.html">Save this page</a></p>
</section>
</main>
<script type="application/json" id="known">${known}</script>
<script>${script}</script>
</body>
</html>
`;
