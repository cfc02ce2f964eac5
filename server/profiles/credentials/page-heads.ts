import type { Context } from '#server/platform/context.ts';
import type { FindHead } from '#server/platform/http/pages/page-html.ts';
import { findPublicCredential } from './actions.ts';

/** What a link to a credential shows. Search engines don't list it. */
export const credentialHeads = (
  context: Pick<Context, 'db' | 'clock'>,
): Record<string, FindHead> => ({
  '/credentials/:credentialId': async ({ credentialId = '' }) => {
    const credential = await findPublicCredential(context, credentialId);
    return (
      credential && {
        title: `${credential.person.name}: ${credential.title}`,
        description: credential.work,
        path: `/credentials/${credentialId}`,
        isIndexed: false,
      }
    );
  },
});
