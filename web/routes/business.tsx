import { BusinessTabs } from '#web/site/business/business-tabs.tsx';
import { source } from '#web/sources/business/sample.ts';
import { Page } from '#web/ui/page/page.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { SampleNote } from '#web/ui/sample.tsx';

export const Component = () => (
  <Page className="grid grid-cols-1 gap-4">
    <div className="grid gap-2">
      <PageTitle lead="Where companies and junior developers find each other.">
        Business Portal
      </PageTitle>
      {source.note && <SampleNote>{source.note}</SampleNote>}
    </div>
    <BusinessTabs source={source} />
  </Page>
);
