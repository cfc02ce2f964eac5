import { Page } from '#web/ui/page.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';

export function Component() {
  return (
    <Page>
      <PageTitle>Hackathons</PageTitle>
      <EmptyState title="This page is still being built">
        Upcoming hackathons, past ones and the vote on the next theme will be here.
      </EmptyState>
    </Page>
  );
}
