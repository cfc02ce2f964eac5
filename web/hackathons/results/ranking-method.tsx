import {
  judgesEach,
  leastPlacedPeople,
  leastPlacedTeams,
} from '#contract/hackathons/submission-limits.ts';
import { Summary } from '#web/ui/text/summary.tsx';

/** How teams are ranked, in words. */
export const RankingMethod = () => (
  <section aria-labelledby="method" className="grid max-w-measure grid-cols-1 gap-2">
    <h2 id="method" className="text-xl">
      How teams are ranked
    </h2>
    <p>
      Each submission gets {judgesEach} judges who haven’t worked with the team. We adjust for
      strict and generous judges, then rank by average. Teams with the same score tie.
    </p>
    <details className="group">
      <Summary isLink>More</Summary>
      <p className="mt-2">
        Judges score each criterion from 1 to 5 without seeing other scores. We weight the criteria
        and subtract the judge’s own average over everything they scored. Ranking needs at least{' '}
        {leastPlacedTeams} teams with {leastPlacedPeople} people between them, and a score for each
        from a judge who isn’t on any of these teams. Other teams are listed as having taken part.
      </p>
    </details>
  </section>
);
