import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Profile } from '#contract/profiles/profiles.ts';
import type { Project } from '#contract/projects/projects.ts';
import { communityQuery } from '#web/accounts/community/queries.ts';
import { paths } from '#web/lib/paths.ts';

type StartHereProps = { person: Profile; projects: readonly Project[] };

/** What to do first where nobody else has a project yet. Each step goes when it's done. */
export default function StartHere({ person, projects }: StartHereProps) {
  const { data: community } = useQuery({ ...communityQuery, enabled: person.isAdmin });
  const alone = projects.find(({ can, currentMembers }) => can.edit && currentMembers === 1);
  return (
    <section aria-labelledby="start-here">
      <h2 id="start-here" className="text-xl sm:text-2xl">
        Start here
      </h2>
      <ul className="mt-4 divide-y divide-line rounded-lg border border-line bg-surface">
        {projects.length === 0 && (
          <Step to={paths.projectSubmission} name="Create a project">
            Say what you want to build and who you’re looking for.
          </Step>
        )}
        {alone && (
          <Step to={paths.inviteToTeam(alone.id)} name={`Invite people to ${alone.name}`}>
            Send them a link. They’re on the team once they’ve signed up.
          </Step>
        )}
        <Step to={paths.newHackathon} name="Organize a hackathon">
          You get a code to share, and we propose teams.
        </Step>
        {community && !community.operator && (
          <Step to={paths.admin} name="Say who runs this site">
            Set OPERATOR and OPERATOR_CONTACT. They’re on the terms and privacy pages.
          </Step>
        )}
        {community?.registration === 'anyone' && (
          <Step to={paths.admin} name="Decide who can sign up">
            Anyone can. Set REGISTRATION to change that.
          </Step>
        )}
      </ul>
    </section>
  );
}

const Step = ({ to, name, children }: { to: string; name: string; children: string }) => (
  <li className="relative px-4 py-2.5 hover:bg-sunken">
    <Link to={to} className="font-medium after:absolute after:inset-0">
      {name}
    </Link>
    <p className="text-sm text-soft">{children}</p>
  </li>
);
