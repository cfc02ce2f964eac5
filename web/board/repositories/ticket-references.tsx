import { useQuery } from '@tanstack/react-query';
import { ItemList } from './item-list.tsx';
import { referencesQuery } from './queries.ts';

/** The commits and pull requests that mention a ticket. Without any, there's nothing to show. */
export function TicketReferences(ids: { projectId: number; ticketId: number }) {
  const { data } = useQuery(referencesQuery(ids));
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="references">
      <h2 id="references" className="mb-2 text-lg">
        Commits and pull requests
      </h2>
      <ItemList items={data} />
    </section>
  );
}
