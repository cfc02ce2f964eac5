import { paths } from '#web/lib/paths.ts';
import { Philosophy } from '#web/site/philosophy/philosophy.tsx';
import { useProfile } from '#web/profiles/profiles/queries.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

export function Component() {
  const { profile } = useProfile();
  return (
    <Page className="grid grid-cols-1 gap-6">
      <PageTitle lead="Why we team up, build something real and leave knowing more.">
        The Pieces Philosophy
      </PageTitle>
      <Philosophy
        actions={
          <>
            {profile === null && (
              <ButtonLink to={paths.login} variant="primary" size="lg">
                Join the Community
              </ButtonLink>
            )}
            <ButtonLink
              to={paths.projects}
              variant={profile === null ? 'secondary' : 'primary'}
              size="lg"
            >
              Explore Projects
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
}
