import { getPageOwner } from '#web/lib/api/page-owner.ts';

const prefix = 'pieces-draft:';

/**
 * Drafts belong to the person the page was loaded for, so that nobody finds another's in the same
 * browser.
 */
export const ownDraftKey = (key: string) => `${prefix}${getPageOwner() ?? ''}:${key}`;

/** Versions before the one that knows the owner stored drafts like this. */
export const oldDraftKey = (key: string) => prefix + key;

/** Whether a stored draft is this person's, or from a version that doesn't say whose it is. */
export const isOwnDraft = (stored: string) =>
  stored.startsWith(ownDraftKey('')) || (stored.startsWith(prefix) && !/^[^:]+:\d+:/.test(stored));
