import type { ComponentProps } from 'react';
import { QueryFailure } from '#web/ui/feedback/not-loaded.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { profileFailure } from './queries.ts';

/** Shown when a profile can't load (Specification, section 8). */
export const ProfileFailure = ({ query }: Pick<ComponentProps<typeof QueryFailure>, 'query'>) => (
  <div className="grid gap-4">
    <PageTitle>Profile</PageTitle>
    <QueryFailure query={query} failure={profileFailure} />
  </div>
);
