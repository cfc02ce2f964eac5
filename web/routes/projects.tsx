import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Asking } from './projects/parts/asking.tsx';
import { AllowanceHint } from '#web/joining/allowances/allowance-hint.tsx';
import { useAllowance } from '#web/joining/allowances/use-allowance.ts';
import { paths } from '#web/lib/paths.ts';
import { useProfile } from '#web/profiles/profiles/queries.ts';
import { ProjectList } from '#web/projects/projects/cards/project-list.tsx';
import {
  changeSearch,
  type ProjectSearch,
  readSearch,
  unfiltered,
  writeSearch,
} from '#web/projects/projects/cards/project-search.ts';
import { SearchProjects } from '#web/projects/projects/cards/search-projects.tsx';
import { getUrlParams } from '#web/lib/url-params.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

const DeletedProjects = lazy(() => import('#web/projects/projects/deleted/deleted-projects.tsx'));

export function Component() {
  const [searchParams, setSearchParams] = useSearchParams();
  const { profile } = useProfile();
  const joining = useAllowance('join', { isLimited: Boolean(profile) });
  const search = readSearch(searchParams);
  const change = (changed: Partial<ProjectSearch>) =>
    setSearchParams(writeSearch(changeSearch(readSearch(getUrlParams()), changed)), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <Page className="grid grid-cols-1 gap-4">
      <PageTitle
        action={
          <ButtonLink to={paths.projectSubmission} variant="primary">
            Create New Project
          </ButtonLink>
        }
      >
        Projects
      </PageTitle>
      {profile && (
        <Suspense>
          <DeletedProjects />
        </Suspense>
      )}
      <SearchProjects search={search} onChange={change} />
      <AllowanceHint>{joining.hint}</AllowanceHint>
      <Asking>
        <ProjectList
          search={search}
          isVisitor={profile === null}
          onClear={() => change(unfiltered)}
          onPageSize={(pageSize) => change({ pageSize })}
        />
      </Asking>
    </Page>
  );
}
