import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { UpdateFirstName } from '#web/accounts/sign-up/update-first-name.tsx';
import { useProfile } from '#web/profiles/profiles/queries.ts';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

export function Component() {
  const client = useQueryClient();
  const { profile } = useProfile();
  return (
    <Page width="form" className="grid max-w-md grid-cols-1 gap-5">
      <PageTitle lead="This is the name your teams see.">Update First Name</PageTitle>
      {profile ? (
        <div className="rounded-lg border border-line bg-surface p-5">
          <UpdateFirstName
            firstName={profile.firstName}
            onUpdated={() => void client.invalidateQueries()}
          />
        </div>
      ) : (
        <Loading />
      )}
      <p>
        <Link to={paths.profile} className="link">
          Back to your profile
        </Link>
      </p>
    </Page>
  );
}
