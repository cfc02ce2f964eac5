import { fromForgejo, fromGitHub, fromGitLab, gitHubExamples, type Json } from './deliveries.ts';

/** GitLab's project, as in the examples of its page "Webhook events". */
const project = {
  id: 1,
  name: 'Gitlab Test',
  description: 'Aut reprehenderit ut est.',
  web_url: 'http://example.com/gitlabhq/gitlab-test',
  avatar_url: null,
  namespace: 'GitlabHQ',
  visibility_level: 20,
  path_with_namespace: 'gitlabhq/gitlab-test',
  default_branch: 'master',
  ci_config_path: null,
};

const gitLabUser = { id: 1, name: 'Administrator', username: 'root', email: 'admin@example.com' };

const gitLabCommit = (id: string, message: string, timestamp: string) => ({
  id,
  message,
  title: message.split('\n')[0],
  timestamp,
  url: `http://example.com/mike/diaspora/commit/${id}`,
  author: { name: 'GitLab dev user', email: 'gitlabdev@dv6700.(none)' },
  added: ['CHANGELOG'],
  modified: [],
  removed: [],
});

/** A push to GitLab: the newest commit is the last. */
export const gitLabPush = {
  object_kind: 'push',
  event_name: 'push',
  before: '95790bf891e76fee5e1747ab589903a6a1f80f22',
  after: 'da1560886d4f094c3e6c9ef40349f7d38b5d27d7',
  ref: 'refs/heads/master',
  ref_protected: true,
  checkout_sha: 'da1560886d4f094c3e6c9ef40349f7d38b5d27d7',
  user_id: 4,
  user_name: 'John Smith',
  user_username: 'jsmith',
  project_id: 1,
  project,
  commits: [
    gitLabCommit(
      'b6568db1bc1dcd7f8b4d5a946b0b91f9dacd7327',
      'Update Catalan translation to e38cb41.\n\nSee https://gitlab.com/gitlab-org/gitlab for more information',
      '2011-12-12T14:27:31+02:00',
    ),
    gitLabCommit(
      'da1560886d4f094c3e6c9ef40349f7d38b5d27d7',
      'fixed readme',
      '2012-01-03T23:36:29+02:00',
    ),
  ],
  total_commits_count: 4,
};

/** A merge request of GitLab. Its times are written in two ways, depending on the version. */
export const gitLabMergeRequest = (attributes: Json = {}) => ({
  object_kind: 'merge_request',
  event_type: 'merge_request',
  user: gitLabUser,
  project,
  object_attributes: {
    id: 99,
    iid: 1,
    target_branch: 'master',
    source_branch: 'ms-viewport',
    source_project_id: 14,
    author_id: 51,
    assignee_id: 6,
    title: 'MS-Viewport',
    created_at: '2013-12-03T17:23:34Z',
    updated_at: '2013-12-03 17:23:34 UTC',
    milestone_id: null,
    state: 'opened',
    draft: false,
    description: '',
    url: 'http://example.com/diaspora/merge_requests/1',
    action: 'open',
    ...attributes,
  },
  labels: [],
  changes: {},
});

const gitLabIssue = {
  object_kind: 'issue',
  event_type: 'issue',
  user: gitLabUser,
  project,
  object_attributes: {
    id: 301,
    iid: 23,
    title: 'New API: create/update/delete file',
    assignee_ids: [51],
    author_id: 51,
    created_at: '2013-12-03T17:15:43Z',
    updated_at: '2013-12-03T17:15:43Z',
    description: 'Create new API for manipulations with repository',
    type: 'Issue',
    url: 'http://example.com/diaspora/issues/23',
    state: 'opened',
    action: 'open',
  },
  labels: [{ id: 206, title: 'API' }],
  changes: {},
};

/** Forgejo's repository and account, as in the example of its page "Webhooks". */
const repository = {
  id: 140,
  name: 'webhooks',
  full_name: 'forgejo/webhooks',
  private: false,
  html_url: 'http://localhost:3000/forgejo/webhooks',
  clone_url: 'http://localhost:3000/forgejo/webhooks.git',
  default_branch: 'develop',
};

const account = {
  id: 1,
  login: 'forgejo',
  full_name: 'Forgejo',
  email: 'someone@forgejo.org',
  username: 'forgejo',
};

const forgejoCommit = (id: string, message: string, timestamp: string) => ({
  id,
  message,
  url: `http://localhost:3000/forgejo/webhooks/commit/${id}`,
  author: { name: 'Forgejo', email: 'someone@forgejo.org', username: 'forgejo' },
  committer: { name: 'Forgejo', email: 'someone@forgejo.org', username: 'forgejo' },
  timestamp,
});

/** A push to Forgejo: it lists what `git log` does, so the newest commit is the first. */
export const forgejoPush = {
  ref: 'refs/heads/develop',
  before: '28e1879d029cb852e4844d9c718537df08844e03',
  after: 'bffeb74224043ba2feb48d137756c8a9331c449a',
  compare_url: 'http://localhost:3000/forgejo/webhooks/compare/28e1879...bffeb74',
  commits: [
    forgejoCommit(
      'bffeb74224043ba2feb48d137756c8a9331c449a',
      'Webhooks Yay!',
      '2017-03-13T13:52:11-04:00',
    ),
    forgejoCommit(
      '1ad21e0e7c0d8c6a1f1c6c6b1b2e8f2e6e4e5a6b',
      'Prepare webhooks',
      '2017-03-13T12:00:00-04:00',
    ),
  ],
  total_commits: 2,
  repository,
  pusher: account,
  sender: account,
};

export const forgejoPullRequest = ({ action = 'opened', ...fields }: Json = {}) => ({
  action,
  number: 3,
  pull_request: {
    id: 12,
    number: 3,
    user: account,
    title: 'Draw the map',
    body: '',
    html_url: 'http://localhost:3000/forgejo/webhooks/pulls/3',
    state: 'open',
    merged: false,
    base: { label: 'develop', ref: 'develop', repo: repository },
    head: { label: 'map', ref: 'map', repo: repository },
    created_at: '2017-03-13T14:00:00Z',
    updated_at: '2017-03-13T14:00:00Z',
    ...fields,
  },
  repository,
  sender: account,
});

const forgejoIssue = {
  action: 'opened',
  number: 4,
  issue: {
    id: 13,
    number: 4,
    user: account,
    title: 'It rains',
    body: '',
    html_url: 'http://localhost:3000/forgejo/webhooks/issues/4',
    state: 'open',
    created_at: '2017-03-13T15:00:00Z',
    updated_at: '2017-03-13T15:00:00Z',
  },
  repository,
  sender: account,
};

/** Signs a delivery as a vendor does. */
export type Sign = (delivery: { secret: string; event: string; payload: unknown }) => {
  headers: Record<string, string>;
  body: string;
};
type Example = { sign: Sign; event: string; payload: unknown };

const listOf = (sign: Sign, examples: [event: string, payload: unknown][]): Example[] =>
  examples.map(([event, payload]) => ({ sign, event, payload }));

/**
 * What the vendors publish of the events that we read: all of GitHub's (as a package), and those in the
 * documentation of GitLab (docs.gitlab.com, "Webhook events") and Forgejo (forgejo.org, "Webhooks") with
 * the fields that tell them apart.
 */
export const vendorExamples: Example[] = [
  ...['ping', 'push', 'pull_request', 'pull_request_review', 'issues'].flatMap((event) =>
    listOf(
      fromGitHub,
      gitHubExamples(event).map((payload) => [event, payload]),
    ),
  ),
  ...listOf(fromGitLab, [
    ['Push Hook', gitLabPush],
    ['Merge Request Hook', gitLabMergeRequest()],
    ['Merge Request Hook', gitLabMergeRequest({ action: 'approved' })],
    ['Merge Request Hook', gitLabMergeRequest({ action: 'merge', state: 'merged' })],
    ['Issue Hook', gitLabIssue],
  ]),
  ...listOf(fromForgejo, [
    ['push', forgejoPush],
    ['pull_request', forgejoPullRequest()],
    ['pull_request_approved', { ...forgejoPullRequest(), review: { type: 'approved' } }],
    ['pull_request', forgejoPullRequest({ action: 'closed', state: 'closed', merged: true })],
    ['issues', forgejoIssue],
  ]),
];
