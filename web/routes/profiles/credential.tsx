import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import type { Credential } from '#contract/profiles/credentials.ts';
import { CredentialDetails } from '#web/profiles/credentials/credential-details.tsx';
import { credentialQuery } from '#web/profiles/credentials/queries.ts';
import { paths } from '#web/lib/paths.ts';
import { isProblem } from '#web/lib/api/problem-error.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';

/** The heading stays the same element while the credential loads, so it keeps the focus. */
export function Component() {
  const { credentialId = '' } = useParams();
  const { data, error, refetch } = useQuery(credentialQuery(credentialId));
  const isMissing = isProblem(error, 'not_found') || isProblem(error, 'invalid_input');
  if (isMissing)
    return (
      <Layout title="Credential not found" lead="It was revoked, or the link is mistyped.">
        <ButtonLink to={paths.home} className="justify-self-start">
          Go to Home
        </ButtonLink>
      </Layout>
    );
  if (data)
    return (
      <Layout
        title={data.title}
        tab={`${data.title} · ${data.person.name}`}
        lead={<Holder person={data.person} />}
      >
        <CredentialDetails credential={data} />
      </Layout>
    );
  return (
    <Layout title="Credential">
      <NotLoaded query={{ error, refetch }} failure="Couldn’t load the credential. Try again." />
    </Layout>
  );
}

type LayoutProps = { title: string; tab?: string; lead?: ReactNode; children: ReactNode };

const Layout = ({ title, tab, lead, children }: LayoutProps) => (
  <Page width="text" className="grid grid-cols-1 gap-6">
    <PageTitle tab={tab} lead={lead}>
      {title}
    </PageTitle>
    {children}
  </Page>
);

const Holder = ({ person }: Pick<Credential, 'person'>) => (
  <>
    A credential for{' '}
    <Link to={paths.publicProfile(person.id)} className="link">
      {person.name}
    </Link>
  </>
);
