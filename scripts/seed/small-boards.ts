import type { SeedTicket } from './ticket.ts';

/** The other boards in the demo, keyed by project name. */
export const smallBoards: Record<string, SeedTicket[]> = {
  'Sauna Turns': [
    {
      title: 'Print the list on one sheet',
      status: 'Done',
      priority: 'High',
      type: 'Feature',
      by: 'eetu',
      to: 'linnea',
      daysAgo: 90,
      changedDaysAgo: 76,
      description:
        'The list still hangs on the door, as before. A4, black and white, readable from a meter away.',
    },
    {
      title: 'Give a slot away with one tap',
      status: 'Done',
      type: 'Story',
      by: 'aino',
      to: 'aino',
      daysAgo: 88,
      changedDaysAgo: 70,
      description:
        "If you can't make it, free up your slot, and the neighbors on the waiting list get a message.",
    },
    {
      title: 'Hand over to the housing company',
      status: 'Done',
      type: 'Task',
      by: 'eetu',
      to: 'eetu',
      daysAgo: 60,
      changedDaysAgo: 52,
      description:
        "- [x] accounts\n- [x] backups on their server\n- [x] one page on what to do when it's slow",
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
        "Two columns, with a line between the two sentences when you hover over or focus either one. Without it nobody trusts the right-hand column, and they're right not to.",
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
        'The model turned "within 14 days" into "in two weeks". That\'s correct, but it\'s not what the law says. We now lock numbers, dates and section signs before rewriting and put them back afterward.',
    },
    {
      title: 'Ask ten readers, five of them over seventy',
      status: 'Backlog',
      type: 'Task',
      by: 'mikkel',
      daysAgo: 15,
      description:
        'Three letters each, before and after, with two questions: *What do you have to do?* and *By when?* We count the right answers and time each reader.',
    },
    {
      title: 'Find a tone that doesn’t sound like a children’s book',
      status: 'Backlog',
      type: 'Improvement',
      by: 'hana',
      to: 'hana',
      daysAgo: 6,
      description:
        "Plain isn't the same as childish. I'm collecting pairs that show the difference.",
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
        'Eleven steps, one picture each. Tested with three people who had never done it. All three rode home.',
    },
    {
      title: 'Checklist: fix a skipping chain',
      status: 'In Progress',
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
      type: 'Task',
      by: 'ingrid',
      daysAgo: 18,
      description: "One line drawing with seven labels. We're hoping an illustrator joins us.",
    },
  ],
  'Greenhouse Watch': [
    {
      title: 'Sensors lose the time when the battery is changed',
      status: 'In Progress',
      priority: 'High',
      type: 'Bug',
      by: 'joonas',
      to: 'sunna',
      daysAgo: 14,
      changedDaysAgo: 3,
      description:
        'After that they report from 1970. Fix: ask the server for the time at boot.\n\n```c\nif (rtc_lost_power()) request_time();\n```',
    },
    {
      title: 'Keep a week of readings when the network is down',
      status: 'Backlog',
      type: 'Feature',
      by: 'sunna',
      daysAgo: 21,
      description:
        'A reading takes 12 bytes. 64 KB of flash holds five weeks at one reading every ten minutes.',
    },
    {
      title: 'One page for a class: what happened last night?',
      status: 'Backlog',
      type: 'Story',
      by: 'mikkel',
      to: 'mikkel',
      daysAgo: 10,
      description:
        'Temperature, light and moisture on one time axis, and a text box where pupils write what they think it means.',
    },
  ],
  'Tiny Turnips': [
    {
      title: 'The fox walks through the fence',
      status: 'In Progress',
      type: 'Bug',
      by: 'sunna',
      to: 'yuki',
      daysAgo: 9,
      changedDaysAgo: 2,
      description: 'Only at the north gate, only in the rain. We might keep it.',
    },
    {
      title: 'Record rain on a tin roof, on grass and on a tent',
      status: 'Backlog',
      type: 'Task',
      by: 'yuki',
      daysAgo: 13,
      description: "Five minutes each, no traffic. We'll cut the loops later.",
    },
    {
      title: 'Write a line for each of the twelve kinds of weather',
      status: 'Done',
      priority: 'Low',
      type: 'Documentation',
      by: 'yuki',
      to: 'hana',
      daysAgo: 30,
      changedDaysAgo: 17,
      description: 'Short, calm, present tense: *Mist. The far trees are gone.*',
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
        '1. Offer a book\n2. Find a book\n3. Agree on a time\n\nTake photos of the drawings and put them in the folder.',
    },
    {
      title: 'Write half a page on kind code reviews',
      status: 'Done',
      type: 'Documentation',
      by: 'hana',
      to: 'hana',
      daysAgo: 15,
      changedDaysAgo: 7,
      description:
        'Ask before you assert, praise one thing that works, and say which comments must be fixed and which are a matter of taste.',
    },
    {
      title: 'Choose between Express and something else',
      status: 'Backlog',
      priority: 'Low',
      type: 'Task',
      by: 'fatima',
      daysAgo: 11,
      description: "We'll go with what the next back-end developer to join knows best.",
    },
  ],
};
