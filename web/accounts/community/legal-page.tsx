import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { ScreenLoading } from '#web/ui/feedback/loading.tsx';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { Section, TextPage } from '#web/ui/page/text-page.tsx';
import { communityQuery, communityTextQuery } from './queries.ts';

const Markdown = lazy(async () => ({
  default: (await import('#web/ui/text/markdown.tsx')).TrustedMarkdown,
}));

type LegalPageProps = {
  text: 'terms' | 'privacy';
  title: string;
  lead: string;
  /** Our own text, shown if the operator has none. */
  children: ReactNode;
};

/** The terms or the privacy policy: the operator's own text or ours, and who runs this site. */
export function LegalPage({ text, title, lead, children }: LegalPageProps) {
  const { data, error, isFetching, refetch } = useQuery(communityTextQuery(text));
  if (!data) {
    return (
      <TextPage title={title}>
        {error ? (
          <LoadFailure busy={isFetching} onRetry={refetch}>
            Couldn’t load this page. Try again.
          </LoadFailure>
        ) : (
          <ScreenLoading />
        )}
      </TextPage>
    );
  }
  return (
    <TextPage title={title} lead={data.markdown ? undefined : lead}>
      {data.markdown ? (
        <Suspense fallback={<ScreenLoading />}>
          <Markdown isPage>{data.markdown}</Markdown>
        </Suspense>
      ) : (
        children
      )}
      <Operator />
    </TextPage>
  );
}

/** Who runs this site and how to reach them, if the operator says so. */
function Operator() {
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
