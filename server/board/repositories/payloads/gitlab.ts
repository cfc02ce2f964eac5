import type { ItemState } from '#contract/board/repositories.ts';
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

/** Reads what GitLab sends. Its accounts aren't GitHub's, whatever their numbers are. */
export const readGitLab: ReadPayload = (event, body) => {
  const project = fieldsOf(body.project);
  const source = { name: textOf(project.path_with_namespace), url: textOf(project.web_url) };
  return { ...source, ...readEvent(event, body) };
};

function readEvent(event: string, body: Fields): EventContents {
  const action = textOf(fieldsOf(body.object_attributes).action);
  switch (event) {
    case 'Push Hook':
      return readPush(body, defaultBranchOf(body), (commit) =>
        readCommit(commit, committerOf(fieldsOf(commit.author), body)),
      );
    case 'Merge Request Hook':
      if (action === 'approved' || action === 'approval') return itemsOf([readApproval(body)]);
      return ['open', 'reopen', 'update', 'close', 'merge'].includes(action)
        ? itemsOf([readMergeRequest(body)])
        : { ignored: `Merge request ${action}` };
    case 'Issue Hook':
      return ['open', 'reopen', 'update', 'close'].includes(action)
        ? itemsOf([readIssue(body)])
        : { ignored: `Issue ${action}` };
    default:
      return { ignored: 'Pieces doesn’t use this event' };
  }
}

const states: Record<string, ItemState> = { merged: 'merged', closed: 'closed' };

function readMergeRequest(body: Fields): DeliveredItem {
  const request = fieldsOf(body.object_attributes);
  const isDefault = request.target_branch === defaultBranchOf(body);
  return {
    ...readAttributes(request),
    kind: 'pull_request',
    state: states[textOf(request.state)] ?? 'open',
    author: openerOf(fieldsOf(body.user), request),
    text: `${textOf(request.title)}\n${textOf(request.description)}`,
    moment:
      request.action === 'open'
        ? 'opened'
        : request.action === 'merge' && isDefault
          ? 'merged'
          : undefined,
  };
}

/** An approval has no number of its own, so there's one for each person and merge request. */
function readApproval(body: Fields): DeliveredItem {
  const request = readAttributes(fieldsOf(body.object_attributes));
  const user = fieldsOf(body.user);
  return {
    ...request,
    kind: 'review',
    key: request.key && `${request.key}-${keyOf(user.id)}`,
    state: '',
    author: { ...nameOf(user), login: loginOf(user.username) },
    happenedAt: request.changedAt,
    text: '',
    moment: undefined,
  };
}

const readIssue = (body: Fields): DeliveredItem => {
  const issue = fieldsOf(body.object_attributes);
  return {
    ...readAttributes(issue),
    kind: 'issue',
    state: states[textOf(issue.state)] ?? 'open',
    author: openerOf(fieldsOf(body.user), issue),
    text: '',
    moment: undefined,
  };
};

const readAttributes = (attributes: Fields) => ({
  key: keyOf(attributes.iid),
  title: textOf(attributes.title),
  url: textOf(attributes.url),
  happenedAt: textOf(attributes.created_at),
  changedAt: textOf(attributes.updated_at),
});

const defaultBranchOf = (body: Fields) => textOf(fieldsOf(body.project).default_branch);

/** A commit only has its author's name and email address. It's the pusher's if one of them is the same. */
function committerOf(author: Fields, push: Fields) {
  const isPusher =
    isSameText(author.email, push.user_email) || isSameText(author.name, push.user_name);
  return { ...nameOf(author), login: isPusher ? loginOf(push.user_username) : '' };
}

const isSameText = (one: unknown, other: unknown) => textOf(one) !== '' && one === other;

/** An event names who caused it, which may be someone else than who opened what it's about. */
const openerOf = (user: Fields, { author_id: authorId }: Fields) => ({
  ...nameOf(user),
  login: numberOf(user.id) !== undefined && user.id === authorId ? loginOf(user.username) : '',
});

const nameOf = (user: Fields) => ({
  name: textOf(user.name) || textOf(user.username),
  githubId: undefined,
});

const loginOf = (name: unknown) => textOf(name).toLowerCase();
