import { Forum } from '#web/site/forum/forum.tsx';
import { Button } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { SampleNote, showSampleToast } from '#web/ui/sample.tsx';

export function Component() {
  return (
    <Page className="grid grid-cols-1 gap-4">
      <div className="grid gap-2">
        <PageTitle
          lead="Ask, answer, think out loud. Someone here has been there."
          action={
            <Button onClick={() => showSampleToast('You can’t start discussions yet.')}>
              Start New Discussion
            </Button>
          }
        >
          Forum
        </PageTitle>
        <SampleNote>These people and their discussions are made up.</SampleNote>
      </div>
      <Forum />
    </Page>
  );
}
