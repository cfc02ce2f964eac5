import { BusinessTabs } from '#web/site/business/business-tabs.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { SampleNote } from '#web/ui/sample.tsx';

export function Component() {
  return (
    <Page className="grid grid-cols-1 gap-4">
      <div className="grid gap-2">
        <PageTitle lead="Where companies and junior developers find each other.">
          Business Portal
        </PageTitle>
        <SampleNote>These companies and their offers are made up.</SampleNote>
      </div>
      <BusinessTabs />
    </Page>
  );
}
