type Removal = { personId: number; memberId: number; creatorId: number };

/** Members can leave and the creator can remove others. The creator can't leave. */
export const canRemove = ({ personId, memberId, creatorId }: Removal) =>
  memberId !== creatorId && (personId === memberId || personId === creatorId);

/** Whether the team has room for another member. */
export const hasOpening = ({ members, teamSize }: { members: number; teamSize: number }) =>
  members < teamSize;
