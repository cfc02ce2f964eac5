type Removal = { personId: number; memberId: number; creatorId: number };

/** One leaves oneself; the creator removes others, and stays. */
export const canRemove = ({ personId, memberId, creatorId }: Removal) =>
  memberId !== creatorId && (personId === memberId || personId === creatorId);

/** A team takes someone in until it has its size. */
export const hasOpening = ({ members, teamSize }: { members: number; teamSize: number }) =>
  members < teamSize;
