const samples = [
  {
    title: 'The Library That Lends Everything',
    description: 'Drills, skis, tents, time: help a neighborhood own less and share more.',
    votes: 128,
  },
  {
    title: 'Quiet Technology',
    description: 'Things that help without asking for attention. No feed, no badge, no sound.',
    votes: 97,
  },
  {
    title: 'Games Across Generations',
    description: 'Something that a child and a grandparent both want to play again.',
    votes: 87,
  },
];

const totalVotes = samples.reduce((sum, { votes }) => sum + votes, 0);

/** The theme options. `image` names the scene that is drawn for each. */
export const themeOptions = samples.map((sample, index) => ({
  ...sample,
  id: index + 1,
  image: sample.title,
  totalVotes,
  percentage: Math.round((sample.votes / totalVotes) * 100),
}));
