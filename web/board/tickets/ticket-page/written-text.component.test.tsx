import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#tests/components/axe.ts';
import {
  box,
  commentOf,
  commentsShown,
  openTicketPage,
  write,
} from '#tests/components/screens/ticket-page.tsx';

const markdown = `# Plan

- [ ] one
- [x] two

> quoted with \`code\`

A **bold** word, [a link](https://example.org), [a bad one](javascript:alert(1)) and [a mail](mailto:a@b.test).

\`\`\`
const map = draw();
\`\`\`

| walk | km |
| --- | --- |
| Nuuksio | 7 |

<script>window.hacked = true</script><img src=x onerror="window.hacked = true">
![elsewhere](https://example.org/a.png) ![odd](data:image/png;base64,AAAA)`;

const link = (name: string) => page.getByRole('link', { name, exact: true });
const description = () => page.getByRole('region', { name: 'Description' });

test('a description is rendered as Markdown, safely', async () => {
  const comments = [
    commentOf({ text: 'It rains **here**.' }),
    commentOf({ id: 2, text: '> It rains\n\nNot here.' }),
  ];
  await openTicketPage(
    { description: markdown, priority: 'High', type: 'Documentation', assigneeId: 7 },
    { comments },
  );
  await expect.element(page.getByRole('heading', { name: 'Plan' })).toBeVisible();
  await expect.element(page.css('pre code')).toHaveText('const map = draw();');
  await expect.element(page.getByRole('cell', { name: 'Nuuksio' })).toBeVisible();
  await expect.element(link('a link')).toHaveAttribute('href', 'https://example.org');
  await expect.element(link('a mail')).toHaveAttribute('href', 'mailto:a@b.test');
  await expect.element(page.getByText('a bad one')).toBeVisible();
  await expect.element(link('a bad one')).toHaveLength(0);
  await expect.element(link('elsewhere')).toHaveAttribute('href', 'https://example.org/a.png');
  await expect.element(description().css('img')).toHaveLength(0);
  expect('hacked' in window).toBe(false);
  await expectAccessible();
});

test('a ticket stays usable if its description and comments can’t be formatted', async () => {
  const text = '*a '.repeat(1600) + 'b**'.repeat(1600);
  await openTicketPage({ description: '>'.repeat(3000) }, { comments: [commentOf({ text })] });
  await expect.element(page.getByText('Shown as it was typed')).toHaveLength(2);
  await write('Which **scale**?');
  await expect.element(commentsShown().last().css('strong')).toHaveText('scale');
});

test('comments keep their lines and the direction of each', async () => {
  await openTicketPage();
  await write('one\ntwo\n\nשלום **עולם**');
  const paragraphs = commentsShown().css('.prose p');
  await expect.element(paragraphs.first()).toHaveText(/^one ?two$/);
  await expect.element(paragraphs.first().css('br')).toHaveLength(1);
  await expect.element(paragraphs.first()).toHaveStyle({ direction: 'ltr' });
  await expect.element(paragraphs.last()).toHaveStyle({ direction: 'rtl' });
  await box().fill('שלום');
  await expect.element(box()).toHaveStyle({ direction: 'rtl' });
  await box().fill('');
  await page.getByRole('button', { name: 'Edit title' }).click();
  await page.getByLabelText('Title').fill('כותרת');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('button', { name: 'כותרת' }))
    .toHaveStyle({ direction: 'rtl' });
});
