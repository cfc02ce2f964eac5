import type { communityCalls } from '#contract/accounts/community.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import type { Texts } from './texts.ts';

export const communityRoutes = (
  { community }: Pick<Context, 'community'>,
  texts: Texts,
): Routes<typeof communityCalls> => ({
  'GET /community': async () => {
    const { name, operator, contact, registration } = community;
    const isList = Array.isArray(registration);
    return {
      name,
      operator,
      contact,
      registration: isList ? 'domains' : registration,
      domains: isList ? registration : [],
    };
  },
  'GET /community/terms': async () => ({ markdown: texts.terms }),
  'GET /community/privacy': async () => ({ markdown: texts.privacy }),
});
