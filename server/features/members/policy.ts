type Removal = { personId: number; memberId: number; creatorId: number };

/** Members can leave and the creator can remove others. The creator can't leave. */
export const canRemove = ({ personId, memberId, creatorId }: Removal) =>
  memberId !== creatorId && (personId === memberId || personId === creatorId);

/** Whether the team has room for another member. `taken`: the members and the reserved places. */
export const hasOpening = ({ taken, teamSize }: { taken: number; teamSize: number }) =>
  taken < teamSize;

type Acting = { personId: number; isLead: boolean; isCreator: boolean };
type Member = { id: number; isLead: boolean; isCreator: boolean };

/** Leads can remove members who aren't leads, and the creator can remove anyone else. */
export const canDismiss = (person: Acting, member: Member) =>
  member.id !== person.personId &&
  !member.isCreator &&
  (person.isCreator || (person.isLead && !member.isLead));

/** Leads choose everyone's role, members their own. */
export const canChooseRole = (person: Acting, member: Member) =>
  person.isLead || person.personId === member.id;

/** Leads make others leads. The creator always stays one. */
export const canMakeLead = (person: Acting, member: Member) => person.isLead && !member.isCreator;
