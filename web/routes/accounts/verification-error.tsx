import { useSearchParams } from 'react-router';
import { BareLayout } from '#web/app/bare-layout.tsx';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { MisfitPiece } from '#web/ui/pieces/misfit-piece.tsx';
import { DocumentTitle } from '#web/ui/page/page-title.tsx';

const expired = { title: 'Link Expired', text: 'The verification link has expired.', next: '' };
const invalid = {
  title: 'Invalid Verification Link',
  text: 'The verification link you used is invalid or has already been used.',
  next: 'If you’ve confirmed your email with another link, you can sign in.',
};

export function Component() {
  const [searchParams] = useSearchParams();
  const { title, text, next } = searchParams.get('code') === 'EXPIRED_TOKEN' ? expired : invalid;
  return (
    <BareLayout>
      <DocumentTitle>{title}</DocumentTitle>
      <MisfitPiece className="mx-auto w-44" />
      <h1 tabIndex={-1} className="mt-6 text-3xl">
        {title}
      </h1>
      <p className="mt-2 text-soft">{text}</p>
      {next && <p className="mt-2 text-soft">{next}</p>}
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        <ButtonLink to={paths.login} variant="primary" size="lg">
          Return to Login
        </ButtonLink>
        <ButtonLink to={paths.home} size="lg">
          Go to Home
        </ButtonLink>
      </div>
      <p className="mt-6 text-sm text-soft">Need help? Contact support team</p>
    </BareLayout>
  );
}
