import type { checkCredential, Known, Result } from './check-credential.ts';

/**
 * What the check page does. Its source is written into the page, so it can't use anything from
 * outside.
 */
export function runPage(check: typeof checkCredential) {
  const find = <E extends HTMLElement>(id: string) => document.getElementById(id) as E;
  const known = JSON.parse(find('known').textContent ?? '') as Known;
  const home = new URL(known.origin).host;
  const isSaved = location.protocol === 'file:';
  const [file, zone, answer] = [
    find<HTMLInputElement>('file'),
    find('zone'),
    find('answer'),
  ] as const;
  const formatDate = (date: string) =>
    new Date(date).toLocaleDateString('en', { dateStyle: 'long' });

  find('saved').hidden = !isSaved;
  find('save').hidden = isSaved;
  file.addEventListener('change', () => void checkFile(file.files?.[0]));
  for (const type of ['dragenter', 'dragover'])
    zone.addEventListener(type, (event) => {
      event.preventDefault();
      zone.classList.add('over');
    });
  zone.addEventListener('dragleave', () => zone.classList.remove('over'));
  zone.addEventListener('drop', (event) => {
    event.preventDefault();
    zone.classList.remove('over');
    void checkFile(event.dataTransfer?.files[0]);
  });

  async function checkFile(chosen: File | undefined) {
    if (!chosen) return;
    file.value = '';
    const isHuge = chosen.size > 100_000;
    await show(
      isHuge ? { state: 'unreadable' } : await check(await chosen.text(), known),
      chosen.name,
    );
  }

  async function show(result: Result, name: string) {
    const lines = result.state === 'genuine' ? await describe(result) : refuse(result);
    answer.replaceChildren(...lines);
    answer.className = lines[0]?.className ?? '';
    answer.prepend(line('p', name, 'name'));
    answer.hidden = false;
    answer.focus();
  }

  async function describe(result: Extract<Result, { state: 'genuine' }>) {
    const revoked = await findRevoked(result);
    const isRevoked = typeof revoked === 'string';
    return [
      isRevoked
        ? line('h2', `Revoked on ${formatDate(revoked)}`, 'bad')
        : line('h2', 'This credential is genuine', 'good'),
      line('p', `${result.person}: ${result.title}`, 'title'),
      line('p', result.work),
      line('p', `What it takes: ${result.rule}`),
      line('p', `Signed by ${home} on ${formatDate(result.issuedAt)}. Nothing was changed since.`),
      line('p', describeRevocation(revoked)),
    ];
  }

  function describeRevocation(revoked: string | boolean): string {
    if (typeof revoked === 'string') return 'Its holder revoked it, so it’s no longer valid.';
    return revoked
      ? `We couldn’t check whether it was revoked since, because ${home} can’t be reached.`
      : 'It hasn’t been revoked.';
  }

  /** When it was revoked; false if it wasn't, and true if we couldn't find out. */
  async function findRevoked({
    id,
    revocations,
  }: Extract<Result, { state: 'genuine' }>): Promise<string | boolean> {
    try {
      const response = await fetch(revocations, { cache: 'no-store', credentials: 'omit' });
      if (!response.ok) return true;
      const { revokedCredential: list } = (await response.json()) as {
        revokedCredential: { id: string; revokedAt: string }[];
      };
      return list.find((one) => one.id === id)?.revokedAt ?? false;
    } catch {
      return true;
    }
  }

  function refuse(result: Exclude<Result, { state: 'genuine' }>) {
    if (result.state === 'unreadable')
      return [
        line('h2', 'This isn’t a credential', 'bad'),
        line('p', 'Choose the file that ends in .jwt, as it was downloaded.'),
      ];
    if (result.state === 'elsewhere')
      return [
        line('h2', `${home} didn’t sign this`, 'bad'),
        line('p', `It says that it comes from ${result.issuer}. Check it there.`),
      ];
    if (result.state === 'no_cryptography')
      return [
        line('h2', 'We couldn’t check this here', 'bad'),
        line(
          'p',
          'Browsers only check signatures over HTTPS. Save this page and open the file instead.',
        ),
      ];
    if (result.state === 'unknown_key')
      return [
        line('h2', 'We don’t know the key of this credential', 'bad'),
        line('p', `If this page was saved a while ago, check the file at ${home} instead.`),
      ];
    return [
      line('h2', 'The signature doesn’t match', 'bad'),
      line(
        'p',
        'The file was changed after it was signed, or someone else made it. Don’t trust it.',
      ),
    ];
  }

  function line(tag: string, text: string, className = '') {
    const element = document.createElement(tag);
    element.textContent = text;
    element.className = className;
    return element;
  }
}
