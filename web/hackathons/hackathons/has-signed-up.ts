import type { OwnSignUp } from '#contract/hackathons/hackathon-people.ts';

type SignedUp = OwnSignUp & { state: Exclude<OwnSignUp['state'], 'left' | 'removed' | 'invited'> };

/** Whether someone has signed up for a hackathon and is in it: invited people are still to confirm. */
export const hasSignedUp = (own: OwnSignUp | null): own is SignedUp =>
  own !== null && own.state !== 'left' && own.state !== 'removed' && own.state !== 'invited';
