/**
 * Cross-site scripting payloads: HTML and URLs that run scripts, in many spellings, placed in
 * different kinds of Markdown.
 */
const handlers = [
  'onerror=alert(1)',
  'onload=alert(1)',
  'onfocus=alert(1) autofocus',
  'onmouseover="alert(1)"',
  "ontoggle='alert(1)' open",
  'onanimationstart=alert(1)',
  'onpointerrawupdate=alert(1)',
  '/onclick=alert(1)',
  'ONERROR\n=\nalert(1)',
];

const elements = ['img src=x', 'svg', 'body', 'input', 'details', 'video', 'iframe', 'math', 'x'];

const html = [
  ...elements.flatMap((element) => handlers.map((handler) => `<${element} ${handler}>`)),
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//elsewhere.test/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script\n>alert(1)</script\n>',
  '<<script>alert(1)//<</script>',
  '<svg><script>alert&#40;1)</script>',
  '<svg><a xlink:href="javascript:alert(1)"><text y=9>x</text></a>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<object data="javascript:alert(1)">',
  '<embed src="data:text/html,<script>alert(1)</script>">',
  '<base href="//elsewhere.test/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href="//elsewhere.test/x.css">',
  '<style>*{background:url(//elsewhere.test)}</style>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<a href="javascript:alert(1)">x</a>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><img src=x onerror=alert(1)>',
  '<template><script>alert(1)</script></template>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\u003cscript\u003ealert(1)\u003c/script\u003e',
];

const addresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java&#x0A;script:alert(1)',
  'java&Tab;script&colon;alert(1)',
  '&#106;&#97;&#118;&#97;script:alert(1)',
  '&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A&#x61lert(1)',
  'javascript&#58;alert(1)',
  'javascript&colon;alert(1)',
  'javascript\\:alert(1)',
  'javascript:%61lert(1)',
  'javascript://elsewhere.test/%0aalert(1)',
  'javascript:alert`1`',
  'x-javascript:alert(1)',
  'vbscript:msgbox(1)',
  'livescript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'DATA:text/html,x',
  'blob:https://elsewhere.test/x',
  'file:///etc/passwd',
  'view-source:javascript:alert(1)',
  'feed:javascript:alert(1)',
  'jar:javascript:alert(1)!/',
  'about:blank',
  '//elsewhere.test/x.png',
  '///elsewhere.test/x.png',
  'intent:#Intent;action=x;end',
  'mocha:alert(1)',
  '" onmouseover="alert(1)',
  'x" onerror="alert(1)" y="',
  "x' onfocus='alert(1)' autofocus='",
];

const wrappers = [
  (text: string) => text,
  (text: string) => `- item ${text}\n  - ${text}`,
  (text: string) => `> ${text}\n\n1. ${text}`,
  (text: string) =>
    `| a | b |\n| --- | --- |\n| ${text.replaceAll('|', '')} | ${text.replaceAll('\n', ' ')} |`,
  (text: string) => `# ${text}\n\n**${text}** ~~${text}~~`,
];

const links = [
  (address: string) => `[x](${address})`,
  (address: string) => `[x](<${address}>)`,
  (address: string) => `[x](${address} "title")`,
  (address: string) => `![x](${address})`,
  (address: string) => `![x](<${address}> 'title')`,
  (address: string) => `[x][y]\n\n[y]: ${address}`,
  (address: string) => `[x][y]\n\n[y]: <${address}> "title"`,
  (address: string) => `<${address}>`,
  (address: string) => `[![x](${address})](${address})`,
  (address: string) => `[^1]\n\n[^1]: [x](${address})`,
  (address: string) => `${address} https://pieces.test/?${address}`,
];

export const hostileMarkdown: string[] = [
  ...html.flatMap((text) => wrappers.map((wrap) => wrap(text))),
  ...addresses.flatMap((address) => links.map((link) => link(address))),
];
