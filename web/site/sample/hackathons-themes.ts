export type ThemeOption = {
  id: number;
  title: string;
  description: string;
  image: string;
  votes: number;
  totalVotes: number;
  percentage: number;
};

/** The theme options. `image` names the scene that is drawn for each. */
export const themeOptions: readonly ThemeOption[] = [
  {
    id: 1,
    title: 'The Library That Lends Everything',
    description: 'Drills, skis, tents, time: help a neighborhood own less and share more.',
    image: 'The Library That Lends Everything',
    votes: 128,
    totalVotes: 312,
    percentage: 41,
  },
  {
    id: 2,
    title: 'Quiet Technology',
    description: 'Things that help without asking for attention. No feed, no badge, no sound.',
    image: 'Quiet Technology',
    votes: 97,
    totalVotes: 312,
    percentage: 31,
  },
  {
    id: 3,
    title: 'Games Across Generations',
    description: 'Something that a child and a grandparent both want to play again.',
    image: 'Games Across Generations',
    votes: 87,
    totalVotes: 312,
    percentage: 28,
  },
];
