import { HowMatchingWorks } from '#web/matching/matches/how-matching-works.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

export const Component = () => (
  <Page width="text" className="grid grid-cols-1 gap-6">
    <PageTitle lead="Every rule and how many points it’s worth.">How matching works</PageTitle>
    <HowMatchingWorks />
  </Page>
);
