import { adminCommand } from '#tests/e2e/support/admin-command.ts';
import { expect, test } from '#tests/e2e/support/pieces.ts';
import { openDatabase } from '#tests/e2e/support/second-process.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';

test('in a forum’s first week, a question is answered on a phone and spam is hidden, and one undone', async ({
  pieces,
  openPage,
  signUp,
}) => {
  const command = adminCommand(pieces);
  const [admin, newcomer, helper, spammer] = await Promise.all(
    ['Admin', 'Noa', 'Eetu', 'Spam'].map((name) => signUp(name)),
  );
  const reporters = await Promise.all(['Ida', 'Ola', 'Pia'].map((name) => signUp(name)));
  await command('add', admin!.email);
  const database = await openDatabase(pieces);
  await database.pool.query(
    `update users set created_at = now() - interval '30 days' where id = any($1)`,
    [reporters.map(({ id }) => id)],
  );
  await database.close();
  const adminPage = await openPage({ person: admin! });
  try {
    // An admin makes the forum real.
    await adminPage.goto('/admin?view=site');
    const real = adminPage.getByRole('group', { name: 'Forum' }).getByLabel('Real');
    await real.click();
    await expect(adminPage.getByText('Forum: Real')).toBeVisible();
    await expect(real).toBeChecked();

    // A newcomer asks a question with code.
    const asking = await openPage({ person: newcomer! });
    await asking.goto('/forum');
    await asking.getByRole('link', { name: 'Start the first discussion' }).click();
    await asking.getByLabel('Title').fill('Why twice?');
    await asking.getByLabel('What is it about?').fill('```js\nload();\n```\nIt loads twice.');
    await asking.getByRole('button', { name: 'Start discussion' }).click();
    await expect(asking.getByRole('heading', { level: 1, name: 'Why twice?' })).toBeFocused();
    await expect(asking.locator('pre')).toContainText('load();');
    const path = new URL(asking.url()).pathname;

    // Somebody answers on a phone.
    const phone = await openPage({
      person: helper!,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await phone.goto('/forum');
    await phone.getByRole('link', { name: 'Why twice?', exact: true }).tap();
    await phone.getByLabel('Reply', { exact: true }).fill('Strict mode mounts twice.');
    await phone.getByRole('button', { name: 'Reply', exact: true }).tap();
    await expect(phone.getByText('Strict mode mounts twice.')).toBeVisible();

    // The newcomer sees it arrive, and accepts the answer.
    await asking.getByRole('button', { name: 'Accept answer' }).click();
    await expect(asking.getByText('Accepted answer')).toBeVisible();
    expect(await notifiedTexts(newcomer!)).toEqual([`${helper!.name} replied to “Why twice?”`]);
    expect(await notifiedTexts(helper!)).toEqual([
      `${newcomer!.name} accepted your answer to “Why twice?”`,
    ]);

    // A spammer is limited, reported by three people, and hidden.
    const params = { threadId: Number(path.split('/').at(-1)) };
    const spam = (text: string) => ({ params, body: { text } });
    const key = 'POST /forum/threads/{threadId}/posts';
    const links = 'https://a.example https://b.example https://c.example';
    expect((await spammer!.refused(key, spam(links))).body.code).toBe('limit_reached');
    const ids = [];
    for (const text of ['Buy hats', 'Cheap hats'])
      ids.push((await spammer!.send(key, spam(text))).body.id);
    for (const id of ids)
      for (const reporter of reporters)
        await reporter.send('POST /reports', {
          body: { subject: { kind: 'comment', id }, reason: 'spam' },
        });
    await asking.reload();
    await expect(asking.getByText(/^Several people reported this/)).toHaveCount(2);
    await expect(asking.getByText('Buy hats')).toHaveCount(0);

    // The admin decides that one of them may stay.
    await admin!.send('POST /admin/decisions', {
      body: { subject: { kind: 'comment', id: ids[0]! }, act: 'none', reason: 'He sells hats.' },
    });
    await asking.reload();
    await expect(asking.getByText('Buy hats')).toBeVisible();
    await expect(asking.getByText(/^Several people reported this/)).toHaveCount(1);
  } finally {
    await command('area', 'forum', 'sample');
  }
});
