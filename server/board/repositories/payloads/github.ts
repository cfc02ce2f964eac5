import { withoutPullRequestNumber } from '#server/board/repositories/references.ts';
import {
  type DeliveredItem,
  type EventContents,
  type Fields,
  fieldsOf,
  itemsOf,
  keyOf,
  numberOf,
  type ReadPayload,
  textOf,
} from './delivered.ts';
import { readCommit, readPush } from './push.ts';

/** Reads what GitHub sends. Forgejo and Gitea send nearly the same. */
export const readGitHub: ReadPayload = (event, body) => {
  const repository = fieldsOf(body.repository);
  const source = { name: textOf(repository.full_name), url: textOf(repository.html_url) };
  return { ...source, ...readEvent(event, body) };
};

function readEvent(event: string, body: Fields): EventContents {
  const action = textOf(body.action);
  switch (event) {
    case 'ping':
      return { ignored: 'Connected' };
    case 'push':
      return readPush(body, defaultBranchOf(body), (commit) =>
        readPushedCommit(commit, fieldsOf(body.sender)),
      );
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

/** A commit names its author by login only. It's the sender's if the logins are the same. */
function readPushedCommit(commit: Fields, sender: Fields): DeliveredItem {
  const author = fieldsOf(commit.author);
  const login = textOf(author.username).toLowerCase();
  const isSender = login !== '' && login === textOf(sender.login).toLowerCase();
  const item = readCommit(commit, {
    name: textOf(author.name) || textOf(author.username),
    githubId: isSender ? numberOf(sender.id) : undefined,
    login: isSender ? login : '',
  });
  return { ...item, text: withoutPullRequestNumber(item.text) };
}

function readPullRequest(body: Fields): DeliveredItem {
  const request = fieldsOf(body.pull_request);
  const isMerged = request.merged === true;
  const isDefault = fieldsOf(request.base).ref === defaultBranchOf(body);
  return {
    ...readNumbered(request),
    kind: 'pull_request',
    state: isMerged ? 'merged' : request.state === 'closed' ? 'closed' : 'open',
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
    ...readNumbered(issue),
    kind: 'issue',
    state: issue.state === 'closed' ? 'closed' : 'open',
    text: '',
    moment: undefined,
  };
}

/** What pull requests and issues have in common. */
const readNumbered = (fields: Fields) => ({
  key: keyOf(fields.number),
  title: textOf(fields.title),
  url: textOf(fields.html_url),
  author: userOf(fields.user),
  happenedAt: textOf(fields.created_at),
  changedAt: textOf(fields.updated_at),
});

const defaultBranchOf = (body: Fields) => textOf(fieldsOf(body.repository).default_branch);

const userOf = (value: unknown) => {
  const user = fieldsOf(value);
  const name = textOf(user.login);
  return { name, githubId: numberOf(user.id), login: name.toLowerCase() };
};
