import { Page } from '#web/ui/page.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';

export function Component() {
  return (
    <Page>
      <PageTitle>Business Portal</PageTitle>
      <EmptyState title="This page is still being built">
        Challenges, learning resources, jobs and achievements will be here.
      </EmptyState>
    </Page>
  );
}
