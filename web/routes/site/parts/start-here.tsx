import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Profile } from '#contract/profiles/profiles.ts';
import type { Project } from '#contract/projects/projects.ts';
import { communityQuery } from '#web/accounts/community/queries.ts';
import { isHidden } from '#web/site/areas/modes.ts';
import { paths } from '#web/lib/paths.ts';
import { classNames } from '#web/ui/class-names.ts';

type StartHereProps = { person: Profile; projects: readonly Project[] };

/** What to do first where nobody else has a project yet. Each step goes when it's done. */
export default function StartHere({ person, projects }: StartHereProps) {
  const { data: community } = useQuery({
    ...communityQuery,
    enabled: person.isAdmin,
    // It may be known from before they signed in, without what only admins are told.
    staleTime: 0,
  });
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
        {!isHidden('hackathons') && (
          <Step to={paths.newHackathon} name="Organize a hackathon">
            You get a code to share, and we propose teams.
          </Step>
        )}
        {community && !community.operator && (
          <Step name="Say who runs this site">
            Set COMMUNITY_NAME, OPERATOR and OPERATOR_CONTACT in the environment. They’re on the
            terms and privacy pages.
          </Step>
        )}
        {community?.registration === 'anyone' && (
          <Step name="Decide who can sign up">
            Anyone can, unless you set REGISTRATION in the environment.
          </Step>
        )}
        {community?.sendsEmail === false && (
          <Step name="Send emails">
            They’re only kept on the server until you set SMTP_URL and MAIL_FROM in the environment.
          </Step>
        )}
      </ul>
    </section>
  );
}

/** Settings of the environment have no page here. */
const Step = ({ to, name, children }: { to?: string; name: string; children: string }) => (
  <li className={classNames('relative px-4 py-2.5', to && 'hover:bg-sunken')}>
    {to ? (
      <Link to={to} className="font-medium after:absolute after:inset-0">
        {name}
      </Link>
    ) : (
      <p className="font-medium">{name}</p>
    )}
    <p className="text-sm text-soft">{children}</p>
  </li>
);
