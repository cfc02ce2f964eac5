import { Page } from '#web/ui/page.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';

export function Component() {
  return (
    <Page>
      <PageTitle>The Pieces Philosophy</PageTitle>
      <EmptyState title="This page is still being built">
        Why Pieces exists and how its teams work will be here.
      </EmptyState>
    </Page>
  );
}
