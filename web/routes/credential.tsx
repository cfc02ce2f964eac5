import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CredentialPage } from '#web/features/credentials/credential-page.tsx';
import { credentialQuery } from '#web/features/credentials/queries.ts';
import { paths } from '#web/lib/paths.ts';
import { getErrorMessage, isProblem } from '#web/lib/problem-error.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';

export function Component() {
  const { credentialId = '' } = useParams();
  const { data, error, refetch } = useQuery(credentialQuery(credentialId));
  if (data) return <CredentialPage credential={data} />;
  if (!error) return <Loading>Loading the credential...</Loading>;
  if (isProblem(error, 'not_found') || isProblem(error, 'invalid_input')) return <Missing />;
  return (
    <Page width="text" className="grid grid-cols-1 gap-4">
      <PageTitle>Credential</PageTitle>
      <LoadFailure onRetry={refetch}>
        {getErrorMessage(error, 'Couldn’t load the credential. Please try again.')}
      </LoadFailure>
    </Page>
  );
}

const Missing = () => (
  <Page width="text" className="grid grid-cols-1 justify-items-start gap-4">
    <PageTitle lead="It was revoked, or the link is mistyped.">
      This credential isn’t here
    </PageTitle>
    <ButtonLink to={paths.home}>Go to Home</ButtonLink>
  </Page>
);
