import {
  type DeliveredItem,
  type EventContents,
  type Fields,
  firstLine,
  itemsOf,
  listOf,
  textOf,
} from './delivered.ts';

export function readPush(
  body: Fields,
  defaultBranch: string,
  readOne: (commit: Fields) => DeliveredItem,
): EventContents {
  if (defaultBranch === '' || body.ref !== `refs/heads/${defaultBranch}`)
    return { ignored: 'Not the default branch' };
  return itemsOf(oldestFirst(listOf(body.commits), body.after).map(readOne));
}

/** GitHub and GitLab begin with the oldest commit, Forgejo and Gitea with the one they pushed last. */
const oldestFirst = (commits: Fields[], after: unknown) =>
  commits.length > 1 && commits[0]?.id === after ? commits.toReversed() : commits;

/** A commit in a push. GitHub and GitLab name its author differently. */
export function readCommit(commit: Fields, author: DeliveredItem['author']): DeliveredItem {
  const message = textOf(commit.message);
  return {
    kind: 'commit',
    key: textOf(commit.id),
    title: firstLine(message),
    url: textOf(commit.url),
    state: '',
    author,
    happenedAt: textOf(commit.timestamp),
    changedAt: textOf(commit.timestamp),
    text: message,
    moment: undefined,
  };
}
