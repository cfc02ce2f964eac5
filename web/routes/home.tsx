import { UpcomingEvents } from '#web/features/events/upcoming-events.tsx';
import { Hero } from '#web/features/welcome/hero.tsx';
import { PhilosophyBlock } from '#web/features/welcome/philosophy-block.tsx';
import { Statistics } from '#web/features/welcome/statistics.tsx';
import { Page } from '#web/ui/page.tsx';

export function Component() {
  return (
    <Page className="grid grid-cols-1 gap-10">
      <title>Pieces · Find Your Missing Piece</title>
      <Hero />
      <Statistics />
      <UpcomingEvents />
      <PhilosophyBlock />
    </Page>
  );
}
