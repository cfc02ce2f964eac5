import { useQuery } from '@tanstack/react-query';
import { ImportItem } from './import-item.tsx';
import { importsQuery } from './queries.ts';

type ImportListProps = {
  projectId: number;
  /** The key of the one that was just imported here. */
  latest: string | undefined;
};

/** The imports that can be undone or restored. Without any, or if they can't be loaded, it's empty. */
export function ImportList({ projectId, latest }: ImportListProps) {
  const { data = [] } = useQuery(importsQuery(projectId));
  if (data.length === 0) return null;
  return (
    <section aria-label="Latest imports" className="grid gap-2">
      {data.map((item) => (
        <ImportItem key={item.key} {...{ projectId, item }} isLatest={item.key === latest} />
      ))}
    </section>
  );
}
