import type { Joining } from '#contract/values/vocabulary.ts';

type Removal = { personId: number; memberId: number; creatorId: number };

/** Members can leave and the creator can remove others. The creator can't leave. */
export const canRemove = ({ personId, memberId, creatorId }: Removal) =>
  memberId !== creatorId && (personId === memberId || personId === creatorId);

/** Whether people ask before they join: the leads chose that, or nobody seems to be there. */
export const asksFirst = ({
  joining,
  inactive_since,
}: {
  joining: Joining;
  inactive_since: string | null;
}) => joining === 'ask' || inactive_since !== null;

/** Whether the team has room for another member. `taken`: the members and the reserved places. */
export const hasOpening = ({ taken, teamSize }: { taken: number; teamSize: number }) =>
  taken < teamSize;

type Acting = { personId: number; isLead: boolean; isCreator: boolean };
type Member = {
  id: number;
  isLead: boolean;
  isCreator: boolean;
  isInactive: boolean;
  /** For how long nothing was heard from them, once the leads have been told. */
  quietDays: number | null;
};

type MemberRow = {
  id: number;
  is_lead: boolean;
  is_creator: boolean;
  inactive_since: string | null;
  quiet_days: number | null;
};

export const toMember = (row: MemberRow): Member => ({
  id: row.id,
  isLead: row.is_lead,
  isCreator: row.is_creator,
  isInactive: row.inactive_since !== null,
  quietDays: row.quiet_days,
});

/** Leads can remove members who aren't leads, and the creator can remove anyone else. */
export const canDismiss = (person: Acting, member: Member) =>
  member.id !== person.personId &&
  !member.isCreator &&
  (person.isCreator || (person.isLead && !member.isLead));

/** Leads choose everyone's role, members their own. */
export const canChooseRole = (person: Acting, member: Member) =>
  !member.isInactive && (person.isLead || person.personId === member.id);

/** Leads make others leads. The creator always stays one. */
export const canMakeLead = (person: Acting, member: Member) =>
  person.isLead && !member.isCreator && !member.isInactive;

/** Someone without a sign of life for this many days can lose their place. */
const daysUntilFree = 21;

/** Leads can unassign the open tickets of others who are quiet. */
export const canRelease = (person: Acting, member: Member) =>
  person.isLead && member.id !== person.personId && member.quietDays !== null;

/** A person who can remove a member can free their place when they have been quiet for long. */
export const canFree = (person: Acting, member: Member) =>
  canDismiss(person, member) && !member.isInactive && (member.quietDays ?? 0) >= daysUntilFree;
