import { type Delivered, fieldsOf, keyOf, type ReadPayload, textOf } from './delivered.ts';
import { readGitHub } from './github.ts';

/**
 * Reads what Forgejo and Gitea send. A review is an event of its own for each verdict. Their accounts
 * aren't GitHub's, whatever their numbers are.
 */
export const readForgejo: ReadPayload = (event, body) => {
  const delivered = /^pull_request_(approved|rejected|comment)$/.test(event)
    ? readGitHub('pull_request_review', { ...body, action: 'submitted', review: reviewOf(body) })
    : readGitHub(event, body);
  return withoutGitHubAccounts(delivered);
};

/** A review has no number of its own, so it's the latest of its author on the pull request. */
function reviewOf(body: Parameters<ReadPayload>[1]) {
  const request = fieldsOf(body.pull_request);
  const sender = fieldsOf(body.sender);
  return {
    id: Number(`${keyOf(request.number)}${keyOf(sender.id).padStart(9, '0')}`),
    user: { login: textOf(sender.login) || textOf(sender.username) },
    html_url: textOf(request.html_url),
    submitted_at: textOf(request.updated_at),
  };
}

const withoutGitHubAccounts = (delivered: Delivered): Delivered =>
  'items' in delivered
    ? {
        ...delivered,
        items: delivered.items.map((item) => ({
          ...item,
          author: { ...item.author, githubId: undefined },
        })),
      }
    : delivered;
