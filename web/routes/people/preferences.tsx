import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useNavigate } from 'react-router';
import { useReadSubject } from '#web/notifications/notifications/state.ts';
import { EditPreferences } from '#web/people/preferences/edit-preferences.tsx';
import { preferencesQuery } from '#web/people/preferences/queries.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';

/** What someone looks for in a team, to change it. */
export function Component() {
  const { data, error, refetch } = useQuery(preferencesQuery);
  const navigate = useNavigate();
  useReadSubject('findable');
  return (
    <Page width="form" className="grid grid-cols-1 gap-6">
      <ButtonLink
        to={paths.forYou}
        variant="quiet"
        size="sm"
        className="-mb-2 -ml-2.5 justify-self-start"
        icon={<ArrowLeft aria-hidden className="size-4" />}
      >
        Teams for you
      </ButtonLink>
      <PageTitle lead="Everything is optional.">What you’re looking for</PageTitle>
      {!data && (
        <NotLoaded query={{ error, refetch }} failure="Couldn’t load your answers. Try again." />
      )}
      {data && (
        <EditPreferences
          preferences={data}
          action="Save changes"
          onSaved={() => {
            toast({ tone: 'success', title: 'Saved what you’re looking for' });
            void navigate(paths.forYou);
          }}
        />
      )}
    </Page>
  );
}
