import {
  type DeliveredItem,
  type EventContents,
  type Fields,
  firstLine,
  itemsOf,
  listOf,
  textOf,
} from './delivered.ts';

/** The commits of a push to the default branch. */
export function readPush(
  body: Fields,
  defaultBranch: string,
  readOne: (commit: Fields) => DeliveredItem,
): EventContents {
  if (defaultBranch === '' || body.ref !== `refs/heads/${defaultBranch}`)
    return { ignored: 'Not the default branch' };
  return itemsOf(listOf(body.commits).map(readOne));
}

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
