import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ProjectCard } from '#contract/projects/projects.ts';
import { formatDate } from '#web/lib/formats/format-dates.ts';
import { dot } from '#web/lib/formats/dot.ts';
import { paths } from '#web/lib/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { HackathonResult } from '#web/ui/text/hackathon-result.tsx';
import { Tag } from '#web/ui/text/tag.tsx';
import { progressQuery } from '#web/projects/projects/queries.ts';
import { RepositoryLink } from '#web/projects/projects/repository-link.tsx';
import { describeWorkingStyle } from '#web/projects/projects/working-style.ts';
import { describeRecord } from './describe-record.ts';
import { ProjectProgress } from './project-progress.tsx';
import { useNextMeeting } from './use-next-meeting.ts';

/** The facts about a project, one row each: how far it is, what it's built with, who leads it. */
export const ProjectFacts = ({ project }: { project: ProjectCard }) => (
  <dl className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-4">
    {project.hackathon && (
      <Fact label="Hackathon">
        <Link to={paths.hackathon(project.hackathon.slug)} className="link wrap-anywhere">
          {project.hackathon.name}
        </Link>
      </Fact>
    )}
    <ProjectResult projectId={project.id} />
    <Fact label="Progress">
      <ProjectProgress project={project} />
    </Fact>
    {project.completedAt && (
      <Fact label="Completed">{formatDate(new Date(project.completedAt))}</Fact>
    )}
    {project.techStack.length > 0 && (
      <Fact label="Tech Stack">
        <ul className="flex flex-wrap gap-1">
          {project.techStack.map((technology) => (
            <li key={technology} className="flex min-w-0">
              <Tag>{technology}</Tag>
            </li>
          ))}
        </ul>
      </Fact>
    )}
    {describeWorkingStyle(project).map(({ label, text }) => (
      <Fact
        key={label}
        label={label}
        className={timeAndLanguages.has(label) ? 'max-lg:hidden' : undefined}
      >
        {text}
      </Fact>
    ))}
    <NextMeeting projectId={project.id} />
    {project.githubUrl && (
      <Fact label="Code">
        <RepositoryLink name={project.name} url={project.githubUrl} />
      </Fact>
    )}
    <Fact label="Led by">
      <ul className="grid grid-cols-1 gap-1">
        {listLeads(project).map(({ userId, name }) => (
          <li key={userId}>
            <Link to={paths.publicProfile(userId)} className="link wrap-anywhere">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Fact>
    <TeamRecord project={project} />
    <Fact label="Started">{formatDate(new Date(project.createdAt))}</Fact>
  </dl>
);

/** The leads: first the one whom the project belongs to, which may have been handed over. */
const listLeads = ({ members, creator }: ProjectCard) =>
  members
    .filter(({ isLead }) => isLead)
    .toSorted(
      (one, other) => Number(other.userId === creator.id) - Number(one.userId === creator.id),
    );

/** The place of its team in a hackathon. */
function ProjectResult({ projectId }: { projectId: number }) {
  const { data } = useQuery(progressQuery(projectId));
  if (!data?.result) return null;
  return (
    <Fact label="Result">
      <HackathonResult result={data.result} />
    </Fact>
  );
}

/** How its team has answered people, and how its creator's earlier projects have ended. */
function TeamRecord({ project }: { project: ProjectCard }) {
  const { data } = useQuery(progressQuery(project.id));
  const sentences = data ? describeRecord(data, project.creator.username) : [];
  if (sentences.length === 0) return null;
  return (
    <Fact label="Record">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Fact>
  );
}

function NextMeeting({ projectId }: { projectId: number }) {
  const time = useNextMeeting(projectId);
  if (time === undefined) return null;
  return (
    <Fact label="Next meeting" className="max-lg:hidden">
      {time}
    </Fact>
  );
}

/** What people compare with their own days before they choose a role. */
const timeAndLanguages = new Set(['Languages', 'Time', 'When']);

/** On narrow screens, where the other facts are far below the roles. */
export function TimeAndLanguages({ project }: { project: ProjectCard }) {
  const meeting = useNextMeeting(project.id);
  const style = describeWorkingStyle(project).filter(({ label }) => timeAndLanguages.has(label));
  return (
    <p className="-mb-2 text-sm text-soft empty:hidden lg:hidden">
      {[
        ...style.map(({ text }) => text),
        ...(meeting === undefined ? [] : [`Next meeting: ${meeting}`]),
      ].join(dot)}
    </p>
  );
}

type FactProps = { label: string; className?: string | undefined; children: ReactNode };

const Fact = ({ label, className, children }: FactProps) => (
  <div className={classNames('grid grid-cols-1 gap-1', className)}>
    <dt className="text-sm text-soft">{label}</dt>
    <dd className="text-body">{children}</dd>
  </div>
);
