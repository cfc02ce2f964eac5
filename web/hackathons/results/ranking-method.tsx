import {
  judgesEach,
  leastPlacedPeople,
  leastPlacedTeams,
} from '#contract/hackathons/submission-limits.ts';

/** How places are decided, in words. */
export const RankingMethod = () => (
  <section aria-labelledby="method" className="grid max-w-measure grid-cols-1 gap-2">
    <h2 id="method" className="text-xl">
      How the places are decided
    </h2>
    <p>
      Each submission goes to {judgesEach} judges, if there are that many. Nobody judges a team with
      someone they’ve shared a project with. Judges give 1 to 5 for each criterion and don’t see
      each other’s scores.
    </p>
    <p>
      We take the average of a judge’s scores, weighted by how much each criterion counts, and
      subtract the average of all the scores that judge gave, so strict and generous judges count
      alike. The average of that over a team’s judges decides its place. Teams with the same result
      share a place.
    </p>
    <p>
      To rank teams, you need at least {leastPlacedTeams} that have submitted something, with{' '}
      {leastPlacedPeople} people between them. Each also needs a score from a judge who isn’t on any
      of these teams. Other teams are listed as having taken part.
    </p>
  </section>
);
