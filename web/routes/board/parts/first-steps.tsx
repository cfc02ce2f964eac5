import type { ReactNode } from 'react';
import type { Project } from '#contract/projects/projects.ts';
import { InviteByLink } from '#web/joining/invitations/invite-by-link.tsx';
import { paths } from '#web/lib/paths.ts';
import { countFreePlaces } from '#web/projects/projects/joining/open-places.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { enoughTickets } from './needs-first-steps.ts';

type FirstStepsProps = { project: Project; ticketCount: number; onCreate: () => void };

/** What a founder who is still alone does first. */
export default function FirstSteps({ project, ticketCount, onCreate }: FirstStepsProps) {
  const freePlaces = countFreePlaces(project);
  return (
    <section
      aria-labelledby="first-steps"
      className="mb-4 rounded-lg border border-line bg-surface p-4"
    >
      <h2 id="first-steps" className="text-lg">
        Three steps to a team
      </h2>
      <ol className="mt-3 grid grid-cols-1 gap-x-6 gap-y-4 md:grid-cols-3">
        <Step name="Invite people" about="Send the link to someone you’d build this with.">
          {freePlaces > 0 ? (
            <InviteByLink
              projectId={project.id}
              freePlaces={freePlaces}
              label="Copy invitation link"
              size="sm"
            />
          ) : (
            <ButtonLink size="sm" to={paths.projectSettings(project.id)}>
              Make the team larger
            </ButtonLink>
          )}
        </Step>
        <Step
          name="Write three tickets"
          about={
            ticketCount === 0
              ? 'Small ones, so that anyone can start.'
              : `${ticketCount} of ${enoughTickets} written.`
          }
        >
          <Button size="sm" onClick={onCreate}>
            Write a ticket
          </Button>
        </Step>
        <Step
          name="Choose who can join"
          about={
            project.joining === 'ask'
              ? 'People ask, and you answer.'
              : 'Anyone can join right away.'
          }
        >
          <ButtonLink size="sm" to={`${paths.projectSettings(project.id, 'team')}#joining`}>
            Change it
          </ButtonLink>
        </Step>
      </ol>
    </section>
  );
}

type StepProps = { name: string; about: string; children: ReactNode };

const Step = ({ name, about, children }: StepProps) => (
  <li className="min-w-0">
    <p className="font-semibold">{name}</p>
    <p className="mt-0.5 mb-2 text-sm text-soft">{about}</p>
    {children}
  </li>
);
