import { useQuery } from '@tanstack/react-query';
import { Section } from '#web/ui/page/text-page.tsx';
import { communityQuery } from './queries.ts';

/** Who runs this Pieces and how to reach them, if the operator says so. */
export function Operator() {
  const { data } = useQuery(communityQuery);
  if (!data?.operator && !data?.contact) return null;
  const { name, operator, contact } = data;
  return (
    <Section title="Who runs it">
      <p>
        {operator && `${name || 'This site'} is run by ${operator}. `}
        {contact && (
          <>
            Write to{' '}
            <a href={contact.includes('@') ? `mailto:${contact}` : contact} className="link">
              {contact}
            </a>
            .
          </>
        )}
      </p>
    </Section>
  );
}
