import { useQuery } from '@tanstack/react-query';
import DeletedList from './deleted-list.tsx';
import { deletedProjectsQuery } from './restore-project.ts';

/** The projects that the signed-in person deleted and can still restore, if there are any. */
export default function DeletedProjects() {
  const { data } = useQuery(deletedProjectsQuery);
  return data && data.length > 0 && <DeletedList projects={data} />;
}
