import { Page } from '#web/ui/page.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';

export function Component() {
  return (
    <Page>
      <PageTitle>Forum</PageTitle>
      <EmptyState title="This page is still being built">
        Discussions about learning, building and finding a team will be here.
      </EmptyState>
    </Page>
  );
}
