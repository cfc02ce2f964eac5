import { Page } from '#web/ui/page.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';

export function Component() {
  return (
    <Page>
      <PageTitle>Update first name</PageTitle>
      <EmptyState title="This page is still being built">
        A form to change your first name will be here.
      </EmptyState>
    </Page>
  );
}
