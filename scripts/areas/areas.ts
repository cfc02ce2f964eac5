/**
 * The areas of the product, from the top down, with the question that each answers. An area may use
 * those below it, and nothing above.
 */
export const areas: readonly { name: string; answers: string }[] = [
  { name: 'moderation', answers: 'Who moderates, and what is stored about you?' },
  { name: 'accounts', answers: 'Who are you, and how do you get in?' },
  { name: 'profiles', answers: 'What do you show, and take with you?' },
  { name: 'hackathons', answers: 'How does an event run?' },
  { name: 'matching', answers: 'Who fits?' },
  { name: 'gatherings', answers: 'Where do people talk and meet?' },
  { name: 'board', answers: 'What is being done?' },
  { name: 'site', answers: 'What is on the site itself?' },
  { name: 'projects', answers: 'What is there to join?' },
  { name: 'joining', answers: 'How does somebody get in?' },
  { name: 'proof', answers: 'What does it count for?' },
  { name: 'teams', answers: 'Who is in, and how do they leave?' },
  { name: 'people', answers: 'Who may see and reach whom?' },
  { name: 'history', answers: 'What happened?' },
  { name: 'notifications', answers: 'Who is told?' },
];

const areaOfPath = new RegExp(
  `^(?:contract|server|web)/(${areas.map(({ name }) => name).join('|')})/`,
);

/** The area that a file belongs to, from its path below the root, such as "board". */
export const areaOf = (path: string): string | undefined => areaOfPath.exec(path)?.[1];
