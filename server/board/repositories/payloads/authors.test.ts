import { describe, expect, test } from 'vitest';
import type { Delivered, Fields } from './delivered.ts';
import { readForgejo } from './forgejo.ts';
import { readGitHub } from './github.ts';
import { readGitLab } from './gitlab.ts';

const itemsIn = (delivered: Delivered) => ('items' in delivered ? delivered.items : []);
const [olena, fatima] = [
  { id: 1, username: 'olena', login: 'olena', name: 'Olena' },
  { id: 2, username: 'Fatima', login: 'Fatima', name: 'Fatima' },
];
const pushed = { ref: 'refs/heads/main', after: 'two' };

describe('GitLab', () => {
  const project = { default_branch: 'main' };
  const mergeRequest = (attributes: Fields, user: Fields = olena) =>
    itemsIn(
      readGitLab('Merge Request Hook', {
        project,
        user,
        object_attributes: { iid: 7, action: 'open', author_id: 1, ...attributes },
      }),
    )[0];

  test('has one approval for each person and merge request', () => {
    const keys = [
      mergeRequest({ action: 'approved' }),
      mergeRequest({ action: 'approval' }, fatima),
      mergeRequest({ action: 'approved', iid: 8 }),
    ].map((item) => item?.key);
    expect(keys).toEqual(['7-1', '7-2', '8-1']);
  });

  test('says who opened a merge request only if they caused the event', () => {
    expect(mergeRequest({})?.author.login).toBe('olena');
    expect(mergeRequest({ action: 'update' }, fatima)?.author.login).toBe('');
    expect(mergeRequest({ author_id: undefined }, {})?.author.login).toBe('');
  });

  test('knows the author of a commit only if name or address are the pusher’s', () => {
    const commits = [
      { id: 'one', author: { name: 'Olena', email: 'other@pieces.test' } },
      { id: 'two', author: { name: 'Other', email: 'olena@pieces.test' } },
      { id: 'three', author: { name: 'Other', email: 'other@pieces.test' } },
      { id: 'four', author: {} },
    ];
    const pusher = { user_name: 'Olena', user_email: 'olena@pieces.test', user_username: 'Olena' };
    const read = itemsIn(readGitLab('Push Hook', { ...pushed, ...pusher, project, commits }));
    expect(read.map(({ author }) => author.login)).toEqual(['olena', 'olena', '', '']);
    const nameless = { user_name: '', user_username: 'olena' };
    const [, , , last] = itemsIn(
      readGitLab('Push Hook', { ...pushed, ...nameless, project, commits }),
    );
    expect(last?.author.login).toBe('');
  });
});

describe('Forgejo and Gitea', () => {
  const review = (number: number, sender: Fields) =>
    itemsIn(
      readForgejo('pull_request_approved', {
        sender,
        pull_request: { number, title: 'Draw', updated_at: '2026-03-01T00:00:00Z' },
      }),
    )[0];

  test('have one review for each person and pull request', () => {
    const keys = [review(7, olena), review(7, fatima), review(8, olena)].map((item) => item?.key);
    expect(new Set(keys).size).toBe(3);
    expect(review(7, olena)?.key).toBe(keys[0]);
  });

  test('have accounts whose numbers aren’t GitHub’s', () => {
    const body = { action: 'opened', pull_request: { number: 7, user: olena }, sender: olena };
    expect(itemsIn(readGitHub('pull_request', body))[0]?.author.githubId).toBe(1);
    expect(itemsIn(readForgejo('pull_request', body))[0]?.author).toEqual({
      name: 'olena',
      login: 'olena',
      githubId: undefined,
    });
    expect(review(7, olena)?.author.githubId).toBeUndefined();
  });
});

test('GitHub’s author of a commit is known only if they pushed it', () => {
  const commits = [
    { id: 'one', author: { name: 'Olena', username: 'Olena' } },
    { id: 'two', author: { name: 'Fatima', username: 'Fatima' } },
    { id: 'three', author: { name: 'Nobody' } },
  ];
  const body = { ...pushed, repository: { default_branch: 'main' }, sender: olena, commits };
  const authors = itemsIn(readGitHub('push', body)).map(({ author }) => author);
  expect(authors).toEqual([
    { name: 'Olena', login: 'olena', githubId: 1 },
    { name: 'Fatima', login: '', githubId: undefined },
    { name: 'Nobody', login: '', githubId: undefined },
  ]);
});
