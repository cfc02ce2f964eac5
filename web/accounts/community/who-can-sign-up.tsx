import { useQuery } from '@tanstack/react-query';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { communityQuery } from './queries.ts';

/** Says who can sign up, unless anyone can or the person comes with an invitation. */
export function WhoCanSignUp({ isInvited }: { isInvited: boolean }) {
  const { data } = useQuery(communityQuery);
  if (!data || data.registration === 'anyone') return null;
  if (data.registration === 'domains')
    return (
      <Notice>Sign up with an email address that ends in @{data.domains.join(' or @')}.</Notice>
    );
  return (
    <Notice>
      {isInvited
        ? 'Sign up with your email address to use your invitation. You can add Google or GitHub later, in Settings.'
        : 'You need an invitation to sign up here. Open the link you were sent.'}
    </Notice>
  );
}
