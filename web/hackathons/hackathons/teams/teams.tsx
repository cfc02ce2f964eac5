import { useQuery } from '@tanstack/react-query';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import { isInGroup } from '#web/hackathons/hackathons/people/people-groups.ts';
import { peopleQuery, teamsQuery } from '#web/hackathons/hackathons/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Failure } from '#web/ui/feedback/failure.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { celebrate } from '#web/ui/feedback/celebrate.ts';
import { QueryFailure } from '#web/ui/feedback/not-loaded.tsx';
import { TeamScene } from '#web/ui/scenes/team.tsx';
import { ExistingTeams } from './existing-teams.tsx';
import { MakeTeams } from './make-teams.tsx';
import { MergeTeams } from './merge-teams.tsx';
import { PeopleWithoutTeam } from './people-without-team.tsx';
import { proposalQuery, usePropose } from './queries.ts';

/** Where organizers make teams, and see those that exist. */
export function Teams({ hackathon }: { hackathon: Hackathon }) {
  const { slug } = hackathon;
  const proposal = useQuery(proposalQuery(slug));
  const people = useQuery(peopleQuery(slug));
  const teams = useQuery(teamsQuery(slug));
  const failed = [proposal, people, teams].find(({ error, data }) => error && data === undefined);
  if (failed) {
    return <QueryFailure query={failed} failure="Couldn’t load the teams. Try again." />;
  }
  if (proposal.data === undefined || !people.data || !teams.data) return <Loading />;
  if (proposal.data) {
    return <MakeTeams hackathon={hackathon} proposal={proposal.data} onPublished={celebrate} />;
  }
  const looking = people.data.people.filter(
    (person) => person.wantsTeam && isInGroup(person, 'without'),
  );
  return (
    <div className="grid grid-cols-1 gap-8">
      {looking.length > 0 && <Propose hackathon={hackathon} />}
      {looking.length + teams.data.length === 0 && (
        <EmptyState scene={<TeamScene />} title="No teams yet">
          Once people have signed up, you can make teams here.
        </EmptyState>
      )}
      <MergeTeams slug={slug} />
      <PeopleWithoutTeam slug={slug} people={looking} hasTeams={teams.data.length > 0} />
      <ExistingTeams teams={teams.data} />
    </div>
  );
}

function Propose({ hackathon: { slug, phase } }: { hackathon: Hackathon }) {
  const propose = usePropose(slug);
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <p className="max-w-measure text-soft">
        We’ll propose teams. You can change everything before anyone sees it.
        {phase === 'open' && ' Sign-up is still open. You can add people who sign up later.'}
      </p>
      <Failure error={propose.error} fallback="Couldn’t propose teams. Try again." />
      <Button variant="primary" busy={propose.isPending} onClick={() => propose.mutate(null)}>
        {propose.isPending ? 'Making teams...' : 'Make teams'}
      </Button>
    </div>
  );
}
