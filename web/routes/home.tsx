import { UpcomingEvents } from '#web/features/events/upcoming-events.tsx';
import { Hero } from '#web/features/welcome/hero.tsx';
import { PhilosophyBlock } from '#web/features/welcome/philosophy-block.tsx';
import { Statistics } from '#web/features/welcome/statistics.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { DocumentTitle } from '#web/ui/page/page-title.tsx';

export function Component() {
  return (
    <Page className="grid grid-cols-1 gap-10">
      <DocumentTitle>Find Your Missing Piece</DocumentTitle>
      <Hero />
      <Statistics />
      <UpcomingEvents />
      <PhilosophyBlock />
    </Page>
  );
}
