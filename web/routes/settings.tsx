import { Page } from '#web/ui/page.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';

export function Component() {
  return (
    <Page>
      <PageTitle>Settings</PageTitle>
      <EmptyState title="This page is still being built">
        Your contact email and your ways to sign in will be here.
      </EmptyState>
    </Page>
  );
}
