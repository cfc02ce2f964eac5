import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { AdministeredProject } from '#contract/moderation/administration.ts';
import { formatDate } from '#web/lib/formats/format-dates.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { paths } from '#web/lib/paths.ts';
import { SearchBox } from '#web/ui/forms/search-box.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { PagedList } from '#web/ui/paged-list.tsx';
import { administeredProjectsQuery } from './queries.ts';

type ProjectListProps = { renderActs: (project: AdministeredProject) => ReactNode };

/** All projects, to search and to decide about. */
export function ProjectList({ renderActs }: ProjectListProps) {
  const [text, setText] = useState('');
  const query = useInfiniteQuery(administeredProjectsQuery(text));
  return (
    <div className="grid grid-cols-1 gap-4">
      <SearchBox label="Search projects" placeholder="Name or ID" value={text} onChange={setText} />
      <PagedList
        label="Projects"
        items={query.data?.pages.flatMap(({ projects }) => projects)}
        query={query}
        empty="No projects found. Try a different name."
        failure="Couldn’t load the projects. Try again."
        renderItem={(project) => (
          <>
            <Project project={project} />
            {renderActs(project)}
          </>
        )}
      />
    </div>
  );
}

const Project = ({
  project: { id, name, status, closing, creator, members, createdAt },
}: {
  project: AdministeredProject;
}) => (
  <div className="min-w-0 flex-1 basis-60">
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Link to={paths.project(id)} className="font-semibold wrap-anywhere hover:underline">
        {name}
      </Link>
      {closing ? <Badge tone="red">Closed by an admin</Badge> : <Badge>{status}</Badge>}
    </p>
    <p className="text-sm text-soft wrap-anywhere">
      by{' '}
      <Link to={paths.publicProfile(creator.id)} className="link">
        {creator.name}
      </Link>{' '}
      · ID {id} · since {formatDate(new Date(createdAt))} · {formatCount(members, 'member')}
    </p>
  </div>
);
