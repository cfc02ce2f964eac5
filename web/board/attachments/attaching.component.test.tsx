import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { maxAttachmentBytes, maxImageBytes } from '#contract/board/attachment-limits.ts';
import { answerUploads, giveFiles } from '#tests/components/answer-uploads.ts';
import { refusal } from '#tests/components/answers.ts';
import { expectAccessible } from '#tests/components/axe.ts';
import {
  box,
  commentOf,
  commentsShown,
  openTicketPage,
} from '#tests/components/screens/ticket-page.tsx';

const key = 'POST /projects/{projectId}/attachments';

const png = (name = 'image.png', bytes = 3) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' });
const log = (name = 'log.txt', bytes = 3) => new File([new Uint8Array(bytes)], name);

const bar = (name: string) => page.getByRole('progressbar', { name: `Uploading ${name}` });
const button = (name: string | RegExp) => page.getByRole('button', { name });

/** A ticket's page, on which each upload waits until it's let through. */
async function open() {
  const uploads = answerUploads();
  const { answers, sent } = await openTicketPage();
  const waiting: (() => void)[] = [];
  answers[key] = async ({ query }) => {
    await new Promise<void>((resolve) => void waiting.push(resolve));
    const name = query.get('name')!;
    const id = name.replace(/\.\w+$/, '');
    return { id, name, address: `/attachments/${id}`, isImage: name.endsWith('.png') };
  };
  await expect.element(box()).toBeVisible();
  const letThrough = async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    waiting.shift()!();
  };
  const names = () => sent.filter((call) => call.key === key).map(({ query }) => query.get('name'));
  return { answers, sent, uploads, letThrough, names };
}

const give = (act: 'paste' | 'drop', content: Parameters<typeof giveFiles>[2]) =>
  giveFiles(box().element(), act, content);

test('a pasted screenshot goes where the cursor is once it’s uploaded, and can be undone', async () => {
  const { uploads, letThrough } = await open();
  await box().fill('See');
  give('paste', { files: [png()] });
  await expect.element(bar('image.png')).toBeVisible();
  await expect.poll(() => uploads.length).toBe(1);
  uploads[0]!.report(0.4);
  await expect.element(bar('image.png')).toHaveAttribute('value', '0.4');
  await userEvent.type(box(), ' this:');
  await expectAccessible();
  await letThrough();
  await expect.element(box()).toHaveValue('See this:\n![image.png](/attachments/image)');
  await expect.element(bar('image.png')).not.toBeInTheDocument();
  await expect.element(page.getByText('Attached image.png')).toBeInTheDocument();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(box()).toHaveValue('See this:');
});

test('text that was copied with a picture of it is pasted as text', async () => {
  const { names } = await open();
  await box().click();
  const html = '<table><tr><td>Sum</td></tr></table>';
  give('paste', { files: [png()], text: 'Sum', html });
  await expect.element(box()).toHaveValue(expect.stringContaining('| Sum |'));
  expect(names()).toEqual([]);
});

test('files are uploaded one after the other, dropped or chosen', async () => {
  const { letThrough, names } = await open();
  give('drop', { files: [log('a.txt'), log('b.txt')] });
  await userEvent.upload(page.getByLabelText('Files to attach').element(), [png('c.png')]);
  await expect.element(bar('c.png')).toBeVisible();
  await expect.poll(names).toEqual(['a.txt']);
  await letThrough();
  await expect.poll(names).toEqual(['a.txt', 'b.txt']);
  await letThrough();
  await letThrough();
  await expect
    .element(box())
    .toHaveValue('[a.txt](/attachments/a) [b.txt](/attachments/b)\n![c.png](/attachments/c)');
});

test('canceling ends an upload and begins the next', async () => {
  const { uploads, letThrough } = await open();
  give('drop', { files: [log('a.txt'), log('b.txt')] });
  await expect.poll(() => uploads.length).toBe(1);
  await button('Cancel a.txt').click();
  expect(uploads[0]!.isAborted()).toBe(true);
  await expect.poll(() => uploads.length).toBe(2);
  await letThrough();
  await letThrough();
  await expect.element(box()).toHaveValue('[b.txt](/attachments/b)');
});

test('a link doesn’t replace what is selected when a file is uploaded', async () => {
  const { letThrough } = await open();
  await box().fill('Precious');
  give('paste', { files: [log()] });
  await expect.element(bar('log.txt')).toBeVisible();
  await userEvent.keyboard('{Control>}a{/Control}');
  await letThrough();
  await expect.element(box()).toHaveValue('Precious [log.txt](/attachments/log)');
});

test('canceling or removing a file returns the focus to the text', async () => {
  await open();
  give('drop', { files: [log('a.txt'), log('b.zip', maxAttachmentBytes + 1)] });
  await button('Cancel a.txt').click();
  await expect.element(box()).toHaveFocus();
  await button('Remove b.zip').click();
  await expect.element(box()).toHaveFocus();
});

test('a long file name leaves room for its button', async () => {
  await open();
  const name = `${'long '.repeat(35)}.txt`;
  give('drop', { files: [log(name)] });
  const right = (element: Element) => element.getBoundingClientRect().right;
  await expect.element(button(`Cancel ${name}`)).toBeVisible();
  expect(right(button(`Cancel ${name}`).element())).toBeLessThanOrEqual(right(box().element()));
});

test('a failed upload says why, and can be tried again or removed', async () => {
  const { answers } = await open();
  answers[key] = refusal('limit_reached', { message: 'This project is full.' });
  give('drop', { files: [png('a.png'), log('b.txt')] });
  const failure = page.getByRole('alert').first();
  await expect.element(failure).toContainText('Couldn’t attach a.png. This project is full.');
  await expect.element(button('Remove b.txt')).toBeVisible();
  await expectAccessible();
  await button('Remove b.txt').click();
  answers[key] = { id: '1', name: 'a.png', address: '/attachments/1', isImage: true };
  await button('Try again with a.png').click();
  await expect.element(box()).toHaveValue('![a.png](/attachments/1)');
});

test('a file that is too large isn’t sent', async () => {
  const { names } = await open();
  give('drop', { files: [log('a.zip', maxAttachmentBytes + 1), png('b.png', maxImageBytes + 1)] });
  await expect.element(page.getByText('This file is larger than 10 MB.')).toBeVisible();
  await expect.element(page.getByText('This image is larger than 5 MB.')).toBeVisible();
  await expect.element(button(/^Try again/)).toHaveLength(0);
  expect(names()).toEqual([]);
});

test('a text isn’t sent before its files are uploaded', async () => {
  const { sent, letThrough } = await open();
  const written = () => sent.filter((call) => call.key.endsWith('/comments') && call.body);
  await box().fill('See ');
  give('paste', { files: [log()] });
  await expect.element(bar('log.txt')).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await button('Comment').click();
  await expect.element(page.getByText('Your text isn’t sent yet.')).toBeVisible();
  expect(written()).toEqual([]);
  await letThrough();
  await expect.element(box()).toHaveValue('See [log.txt](/attachments/log)');
  await button('Comment').click();
  await expect
    .poll(() => written().map(({ body }) => body.text))
    .toEqual(['See [log.txt](/attachments/log)']);
});

test('an input method finishes before a link is inserted', async () => {
  const { uploads, letThrough } = await open();
  await box().fill('ni');
  give('paste', { files: [log()] });
  await expect.element(bar('log.txt')).toBeVisible();
  box()
    .element()
    .dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  await letThrough();
  await expect.poll(() => uploads[0]!.isAnswered()).toBe(true);
  await expect.element(box()).toHaveValue('ni');
  box()
    .element()
    .dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await expect.element(box()).toHaveValue('ni [log.txt](/attachments/log)');
});

test('a comment shows its images as links, and says which are missing', async () => {
  const text = '![Map](/attachments/1) [![Plan](/attachments/2)](/projects) [log](/attachments/3)';
  await openTicketPage({}, { comments: [commentOf({ text })] });
  await expect.element(commentsShown()).toContainText('Map (not available)');
  await expect.element(commentsShown()).toContainText('Plan (not available)');
  const link = commentsShown().getByRole('link', { name: 'log' });
  await expect.element(link).toHaveAttribute('href', '/attachments/3');
});
