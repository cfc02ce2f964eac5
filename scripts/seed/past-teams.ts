import type { PersonKey } from './people.ts';

/** Who judged the demo's past hackathon. */
export const judges: readonly PersonKey[] = ['fatima', 'eetu', 'olena'];

/** Its teams with what they submitted, and the scores they got. */
export const pastTeams = [
  {
    name: 'Berth Board',
    size: 2,
    scores: [5, 4, 4],
    submission: {
      title: 'Which berth is free tonight',
      text: 'Visiting boats see the free berths on one page, and the harbor office changes them with one tap. Works on the phone in the office’s window.',
      demo: 'https://berth-board.example',
    },
  },
  {
    name: 'Shift Swap',
    size: 3,
    scores: [3, 5, 3],
    submission: {
      title: 'Swap a shift in two messages',
      text: 'The café’s eleven people swap shifts without a group chat: one asks, the first who can says yes.',
      demo: '',
    },
  },
  {
    name: 'Lost Gloves',
    size: 2,
    scores: [4, 2, 3],
    submission: {
      title: 'A shelf for lost gloves',
      text: 'A map of everything that was found on the ice track this week.',
      demo: '',
    },
  },
];
