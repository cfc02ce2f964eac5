import { useAddToTechStack } from '#web/profiles/profiles/tech-stack/use-add-to-tech-stack.ts';
import { useReadSubject } from '#web/notifications/notifications/state.ts';
import { Suggestions } from '#web/profiles/profiles/suggestions/suggestions.tsx';
import { FormerTeams } from '#web/matching/teammates/former-teams.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

/** What someone is asked after they've stopped building with people. */
export function Component() {
  const addToTechStack = useAddToTechStack();
  useReadSubject('teammates');
  return (
    <Page width="text" className="grid grid-cols-1 gap-8">
      <PageTitle lead="Only you see your answers. If you both say yes, we’ll let you know when the other is looking for a team. If you say no, we won’t put you on the same hackathon team.">
        Would you build with them again?
      </PageTitle>
      <FormerTeams />
      <Suggestions onAdd={addToTechStack} />
    </Page>
  );
}
