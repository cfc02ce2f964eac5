import type { SeedTicket } from './ticket.ts';

/** The other boards of the demo, by the name of their project. */
export const smallBoards: Record<string, SeedTicket[]> = {
  'Sauna Turns': [
    {
      title: 'A page that prints on one sheet',
      status: 'Done',
      priority: 'High',
      type: 'Feature',
      by: 'eetu',
      to: 'linnea',
      daysAgo: 90,
      changedDaysAgo: 76,
      description:
        'The list hangs on the door as before. A4, black and white, readable from one metre.',
    },
    {
      title: 'Give a turn away with one tap',
      status: 'Done',
      priority: 'Medium',
      type: 'Story',
      by: 'aino',
      to: 'aino',
      daysAgo: 88,
      changedDaysAgo: 70,
      description:
        'Whoever cannot come frees the turn; the neighbours on the waiting list are told.',
    },
    {
      title: 'Hand over to the housing company',
      status: 'Done',
      priority: 'Medium',
      type: 'Task',
      by: 'eetu',
      to: 'eetu',
      daysAgo: 60,
      changedDaysAgo: 52,
      description:
        '- [x] accounts\n- [x] backup on their machine\n- [x] one page on what to do when it is slow',
    },
  ],
  'Plain Words': [
    {
      title: 'Show which sentence a rewritten one came from',
      status: 'In Progress',
      priority: 'High',
      type: 'Story',
      by: 'priya',
      to: 'olena',
      daysAgo: 19,
      changedDaysAgo: 2,
      description:
        'Two columns, and a line between them when the pointer or the focus is on either side. Without it nobody trusts the right-hand column, and they are right.',
    },
    {
      title: 'Numbers and dates must never change',
      status: 'Done',
      priority: 'High',
      type: 'Bug',
      by: 'hana',
      to: 'priya',
      daysAgo: 28,
      changedDaysAgo: 11,
      description:
        'The model turned "within 14 days" into "in two weeks". It is correct and not what the law says. Numbers, dates and paragraph signs are now locked before rewriting and put back afterwards.',
    },
    {
      title: 'Ask ten readers, five of them over seventy',
      status: 'Backlog',
      priority: 'Medium',
      type: 'Task',
      by: 'mikkel',
      daysAgo: 15,
      description:
        'Three letters each, before and after, with two questions: *What do you have to do?* and *By when?* We count right answers and seconds.',
    },
    {
      title: 'A tone that does not sound like a children’s book',
      status: 'Backlog',
      priority: 'Medium',
      type: 'Improvement',
      by: 'hana',
      to: 'hana',
      daysAgo: 6,
      description:
        'Plain is not the same as childish. I am collecting pairs that show the difference.',
    },
  ],
  'Bike Doctor': [
    {
      title: 'Checklist: change an inner tube',
      status: 'Done',
      priority: 'High',
      type: 'Story',
      by: 'ingrid',
      to: 'ingrid',
      daysAgo: 58,
      changedDaysAgo: 30,
      description:
        'Eleven steps, one picture each. Tested with three people who had never done it; all rode home.',
    },
    {
      title: 'Checklist: a chain that jumps',
      status: 'In Progress',
      priority: 'Medium',
      type: 'Story',
      by: 'eetu',
      to: 'eetu',
      daysAgo: 20,
      changedDaysAgo: 4,
      description:
        'Measure before you buy:\n\n| Wear | What to do |\n| --- | --- |\n| below 0.5 % | clean and oil |\n| 0.5 to 0.75 % | new chain |\n| above | chain and sprockets |',
    },
    {
      title: 'Draw the parts of a rear derailleur',
      status: 'Backlog',
      priority: 'Medium',
      type: 'Task',
      by: 'ingrid',
      daysAgo: 18,
      description:
        'One line drawing with seven labels. We wait for an illustrator who would like to join.',
    },
  ],
  'Greenhouse Watch': [
    {
      title: 'The sensor loses its clock when the battery is changed',
      status: 'In Progress',
      priority: 'High',
      type: 'Bug',
      by: 'joonas',
      to: 'sunna',
      daysAgo: 14,
      changedDaysAgo: 3,
      description:
        'It then reports from 1970. Ask the server for the time at boot:\n\n```c\nif (rtc_lost_power()) request_time();\n```',
    },
    {
      title: 'Keep a week of readings when the network is away',
      status: 'Backlog',
      priority: 'Medium',
      type: 'Feature',
      by: 'sunna',
      daysAgo: 21,
      description:
        'A reading takes 12 bytes. 64 KB of flash hold five weeks at one reading in ten minutes.',
    },
    {
      title: 'One page for a class: what happened last night?',
      status: 'Backlog',
      priority: 'Medium',
      type: 'Story',
      by: 'mikkel',
      to: 'mikkel',
      daysAgo: 10,
      description:
        'Temperature, light and moisture on one time axis, and a field in which the pupils write what they think it means.',
    },
  ],
  'Tiny Turnips': [
    {
      title: 'The fox walks through the fence',
      status: 'In Progress',
      priority: 'Medium',
      type: 'Bug',
      by: 'sunna',
      to: 'yuki',
      daysAgo: 9,
      changedDaysAgo: 2,
      description: 'Only at the north gate, only in rain. We may keep it.',
    },
    {
      title: 'Record rain on a tin roof, on grass and on a tent',
      status: 'Backlog',
      priority: 'Medium',
      type: 'Task',
      by: 'yuki',
      daysAgo: 13,
      description: 'Five minutes each, without traffic. Loops are cut later.',
    },
    {
      title: 'Words for the twelve kinds of weather',
      status: 'Done',
      priority: 'Low',
      type: 'Documentation',
      by: 'yuki',
      to: 'hana',
      daysAgo: 30,
      changedDaysAgo: 17,
      description: 'Short, calm, in the present tense: *Mist. The far trees are gone.*',
    },
  ],
  'Second Shelf': [
    {
      title: 'Draw the three screens on paper',
      status: 'In Progress',
      priority: 'High',
      type: 'Task',
      by: 'fatima',
      to: 'fatima',
      daysAgo: 12,
      changedDaysAgo: 1,
      description:
        '1. Offer a book\n2. Find a book\n3. Agree on a time\n\nPhotograph the drawings and put them into the folder.',
    },
    {
      title: 'How does one review kindly? Half a page',
      status: 'Done',
      priority: 'Medium',
      type: 'Documentation',
      by: 'hana',
      to: 'hana',
      daysAgo: 15,
      changedDaysAgo: 7,
      description:
        'Ask before you assert, praise one thing that is good, and say which remarks must be followed and which are a matter of taste.',
    },
    {
      title: 'Choose between Express and something else',
      status: 'Backlog',
      priority: 'Low',
      type: 'Task',
      by: 'fatima',
      daysAgo: 11,
      description: 'We take what the next back-end developer who joins knows best.',
    },
  ],
};
