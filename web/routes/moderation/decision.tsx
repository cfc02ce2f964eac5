import { useLocation } from 'react-router';
import { OwnDecision } from '#web/moderation/decisions/own-decision.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

export function Component() {
  // The token is in the URL fragment, which is never sent with the page's address.
  const token = useLocation().hash.slice(1);
  return (
    <Page width="text" className="grid grid-cols-1 gap-6">
      <PageTitle>A decision about you</PageTitle>
      <OwnDecision key={token} token={token} />
    </Page>
  );
}
