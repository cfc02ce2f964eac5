import type { resumes } from '#contract/profiles/resumes.ts';
import { listOwnCredentials } from './actions.ts';
import { getParticipations } from '#server/proof/participations/actions.ts';
import { getPublicProfile } from '#server/profiles/profiles/actions.ts';
import { findUser } from '#server/profiles/profiles/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { Routes } from '#server/platform/http/serve.ts';
import { presentResume } from './present-resume.ts';

export const resumeRoutes = (context: Context): Routes<typeof resumes> => ({
  'GET /users/{userId}/resume.json': async ({ user, params: { userId } }) => {
    const { db, publicUrl, clock } = context;
    const asked = { userId, personId: user?.id };
    const profile = await getPublicProfile(context, asked);
    const participations = await getParticipations(context, asked);
    const own = user?.id === userId ? await findUser(db, userId) : undefined;
    return presentResume({
      profile,
      participations,
      own: own && {
        email: own.communication_email,
        credentials: await listOwnCredentials(db, userId),
      },
      publicUrl,
      now: clock(),
    });
  },
});
