import type { Kind, World } from './world.ts';

export type Expected = Record<Kind, number>;

export type Row = {
  expected: Expected;
  params?: (world: World) => Record<string, string | number>;
  query?: (world: World) => Record<string, string | number>;
  body?: (world: World) => unknown;
  /** What the call needs in its world without naming it. */
  needs?: (keyof World)[];
};

/** The same status for everyone. */
export const anyone = (status: number): Expected => ({
  visitor: status,
  nonMember: status,
  otherCreator: status,
  formerMember: status,
  member: status,
  creator: status,
});
/** Anyone who is signed in; 401 for visitors. */
export const signedIn = (status: number): Expected => ({ ...anyone(status), visitor: 401 });
/** Team members only; 404 for everyone else. */
export const team = (status: number): Expected => ({
  ...signedIn(404),
  member: status,
  creator: status,
});
/** Only the member who owns it; 404 for everyone else. */
export const owner = (status: number): Expected => ({ ...signedIn(404), member: status });
/** Leads only; 403 for the rest of the team. */
export const lead = (status: number): Expected => ({ ...team(403), creator: status });
/** Only its author; 403 for the rest of the team. */
export const author = (status: number): Expected => ({ ...team(403), member: status });
/** The person who asks to join, and the leads whom they ask; 404 for everyone else. */
export const asker = ({ self, lead }: { self: number; lead: number }): Expected => ({
  ...signedIn(404),
  nonMember: self,
  creator: lead,
});

/** The organizer of a hackathon and the people in it; 404 for everyone else. */
export const hackathonPeople = ({
  person,
  organizer,
}: {
  person: number;
  organizer: number;
}): Expected => ({
  ...signedIn(404),
  member: person,
  creator: organizer,
});
/** The organizer of a hackathon; 403 for the people in it, 404 for everyone else. */
export const organizer = (status: number) => hackathonPeople({ person: 403, organizer: status });

/** Only the person who is invited; 404 for everyone else, also the leads who invite. */
export const onlyInvited = (status: number): Expected => ({ ...signedIn(404), nonMember: status });
