import { withoutPullRequestNumber } from '#server/features/repositories/references.ts';
import {
  type DeliveredItem,
  type Fields,
  fieldsOf,
  firstLine,
  itemsOf,
  keyOf,
  listOf,
  numberOf,
  type ReadPayload,
  textOf,
} from './delivered.ts';

/** Reads what GitHub sends. Forgejo and Gitea send nearly the same. */
export const readGitHub: ReadPayload = (event, body) => {
  const repository = fieldsOf(body.repository);
  const source = { name: textOf(repository.full_name), url: textOf(repository.html_url) };
  return { ...source, ...readEvent(event, body) };
};

function readEvent(event: string, body: Fields): { items: DeliveredItem[] } | { ignored: string } {
  const action = textOf(body.action);
  switch (event) {
    case 'ping':
      return { ignored: 'Connected' };
    case 'push':
      return readPush(body);
    case 'pull_request':
      return ['opened', 'reopened', 'edited', 'closed'].includes(action)
        ? itemsOf([readPullRequest(body)])
        : { ignored: `Pull request ${action}` };
    case 'pull_request_review':
      return action === 'submitted' ? itemsOf([readReview(body)]) : { ignored: `Review ${action}` };
    case 'issues':
      return ['opened', 'reopened', 'edited', 'closed'].includes(action)
        ? itemsOf([readIssue(body)])
        : { ignored: `Issue ${action}` };
    default:
      return { ignored: 'Pieces doesn’t use this event' };
  }
}

function readPush(body: Fields) {
  const branch = textOf(fieldsOf(body.repository).default_branch);
  if (branch === '' || body.ref !== `refs/heads/${branch}`)
    return { ignored: 'Not the default branch' };
  const sender = fieldsOf(body.sender);
  return itemsOf(listOf(body.commits).map((commit) => readCommit(commit, sender)));
}

/** A commit names its author by login only. It's the sender's if the logins are the same. */
function readCommit(commit: Fields, sender: Fields): DeliveredItem {
  const author = fieldsOf(commit.author);
  const login = textOf(author.username).toLowerCase();
  const isSender = login !== '' && login === textOf(sender.login).toLowerCase();
  const message = textOf(commit.message);
  return {
    kind: 'commit',
    key: textOf(commit.id),
    title: firstLine(message),
    url: textOf(commit.url),
    state: '',
    author: {
      name: textOf(author.name) || textOf(author.username),
      githubId: isSender ? numberOf(sender.id) : undefined,
    },
    happenedAt: textOf(commit.timestamp),
    changedAt: textOf(commit.timestamp),
    text: withoutPullRequestNumber(message),
    moment: undefined,
  };
}

function readPullRequest(body: Fields): DeliveredItem {
  const request = fieldsOf(body.pull_request);
  const isMerged = request.merged === true;
  const isDefault = fieldsOf(request.base).ref === textOf(fieldsOf(body.repository).default_branch);
  return {
    kind: 'pull_request',
    key: keyOf(request.number),
    title: textOf(request.title),
    url: textOf(request.html_url),
    state: isMerged ? 'merged' : request.state === 'closed' ? 'closed' : 'open',
    author: userOf(request.user),
    happenedAt: textOf(request.created_at),
    changedAt: textOf(request.updated_at),
    text: `${textOf(request.title)}\n${textOf(request.body)}`,
    moment:
      body.action === 'opened'
        ? 'opened'
        : body.action === 'closed' && isMerged && isDefault
          ? 'merged'
          : undefined,
  };
}

function readReview(body: Fields): DeliveredItem {
  const review = fieldsOf(body.review);
  const request = fieldsOf(body.pull_request);
  return {
    kind: 'review',
    key: keyOf(review.id),
    title: textOf(request.title),
    url: textOf(review.html_url),
    state: '',
    author: userOf(review.user),
    happenedAt: textOf(review.submitted_at),
    changedAt: textOf(review.submitted_at),
    text: '',
    moment: undefined,
  };
}

function readIssue(body: Fields): DeliveredItem {
  const issue = fieldsOf(body.issue);
  return {
    kind: 'issue',
    key: keyOf(issue.number),
    title: textOf(issue.title),
    url: textOf(issue.html_url),
    state: issue.state === 'closed' ? 'closed' : 'open',
    author: userOf(issue.user),
    happenedAt: textOf(issue.created_at),
    changedAt: textOf(issue.updated_at),
    text: '',
    moment: undefined,
  };
}

const userOf = (value: unknown) => {
  const user = fieldsOf(value);
  return { name: textOf(user.login), githubId: numberOf(user.id) };
};
