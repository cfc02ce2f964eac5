/** A team of a proposal as it's stored. `people`: those who'd join; not who is in an existing team already. */
export type StoredTeam = {
  projectId: number | null;
  name: string;
  people: number[];
  pinned: number[];
  isWhole: boolean;
};

export type Pair = [number, number];
