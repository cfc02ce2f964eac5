import type { checkCredential, Known, Result } from './check-credential.ts';
import type { describeResult } from './describe-result.ts';

type Parts = { check: typeof checkCredential; describe: typeof describeResult };

/**
 * What the check page does. Its source is written into the page, so it can't use anything from
 * outside.
 */
export function runPage({ check, describe }: Parts) {
  const find = (id: string) => document.getElementById(id)!;
  const known = JSON.parse(find('known').textContent ?? '') as Known;
  const home = new URL(known.origin).host;
  const isSaved = location.protocol === 'file:';
  const [file, zone, answer] = [
    find('file') as HTMLInputElement,
    find('zone'),
    find('answer'),
  ] as const;

  find('saved').hidden = !isSaved;
  for (const id of ['home', 'offline']) find(id).hidden = isSaved;
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
    const isHuge = chosen.size > 100_000;
    const result: Result = isHuge
      ? { state: 'unreadable' }
      : await check(await chosen.text(), known);
    const revoked = result.state === 'genuine' ? await findRevoked(result) : undefined;
    const tone = result.state === 'genuine' && !revoked ? 'good' : 'bad';
    const [heading = '', ...lines] = describe(result, { home, revoked });
    answer.replaceChildren(
      element('p', chosen.name, 'name'),
      element('h2', heading, tone),
      ...lines.map((line) => element('p', line)),
    );
    answer.className = tone;
    answer.hidden = false;
    answer.focus();
    // Otherwise choosing the same file again changes nothing.
    file.value = '';
  }

  async function findRevoked({
    id,
    revocations,
  }: Extract<Result, { state: 'genuine' }>): Promise<string | false | undefined> {
    try {
      const response = await fetch(revocations, { cache: 'no-store', credentials: 'omit' });
      const { revokedCredential: list } = (await response.json()) as {
        revokedCredential: { id: string; revokedAt: string }[];
      };
      return list.find((one) => one.id === id)?.revokedAt ?? false;
    } catch {
      return undefined;
    }
  }

  function element(tag: string, text: string, className = '') {
    const created = document.createElement(tag);
    created.textContent = text;
    created.className = className;
    return created;
  }
}
