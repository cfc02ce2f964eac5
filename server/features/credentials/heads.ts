import type { Context } from '#server/platform/context.ts';
import type { FindHead } from '#server/platform/http/page-html.ts';
import { ProblemError } from '#server/platform/problem.ts';
import { getCredential } from './actions.ts';

/** What a link to a credential shows. Search engines don't list it. */
export const credentialHeads = (
  context: Pick<Context, 'db' | 'clock'>,
): Record<string, FindHead> => ({
  '/credentials/:credentialId': async ({ credentialId = '' }) => {
    try {
      const credential = await getCredential(context, { credentialId, personId: undefined });
      const { title, person, work } = credential;
      return {
        title: `${person.name}: ${title}`,
        description: work,
        path: `/credentials/${credentialId}`,
        isIndexed: false,
      };
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'not_found') return undefined;
      throw error;
    }
  },
});
