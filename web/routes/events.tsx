import { Page } from '#web/ui/page.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';

export function Component() {
  return (
    <Page>
      <PageTitle>Events</PageTitle>
      <EmptyState title="This page is still being built">
        A calendar of workshops, meetups and study groups will be here.
      </EmptyState>
    </Page>
  );
}
