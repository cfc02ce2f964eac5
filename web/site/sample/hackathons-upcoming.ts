import { type HackathonSample, sponsor } from './hackathons-entity.ts';

/** One per quarter, the next one first. */
export const upcoming: readonly HackathonSample[] = [
  {
    title: 'Northern Signals',
    location: 'Oulu, Torinranta hall',
    description:
      'Half of the country lives where the bus comes twice a day. For two days you have a private 5G network, a van full of sensors and people from three villages who tell you what they need.',
    theme: '5G for remote places',
    organizer: 'Torinranta Makers',
    organizerLogo: 'Torinranta Makers',
    sponsors: [
      sponsor('platinum', 'Aaltorinne Networks'),
      sponsor('gold', 'Kuusenhavu Software'),
      sponsor('silver', 'Verstas Nine'),
    ],
    mentors: [
      { name: 'Tarja Kemppainen', role: 'Radio engineer', expertise: '5G and sensors' },
      { name: 'Yusuf Demir', role: 'Mobile developer', expertise: 'Offline-first apps' },
      { name: 'Milja Räty', role: 'Game designer', expertise: 'Gaming on slow networks' },
    ],
    prizesFor: [
      'Plus a field trial in one of the villages',
      'Plus a month working next to the network’s engineers',
      'Plus the sensor box you built with',
    ],
    schedule: [
      {
        day: 'Day 1',
        events: [
          '9:00 AM Porridge, and finding a team',
          '10:30 AM The villagers say what they need',
          '12:00 PM Building begins',
          '8:00 PM Sauna by the river',
        ],
      },
      {
        day: 'Day 2',
        events: [
          '8:00 AM Doors open',
          '2:00 PM Hands off the keyboards',
          '2:30 PM Demos',
          '4:30 PM Prizes',
        ],
      },
    ],
    currentParticipants: 118,
    techStack: ['TypeScript', 'Kotlin', 'MQTT'],
    requirements: ['A laptop', 'Teams of two to five. If you come alone, we’ll find you a team'],
    tags: ['5G', 'Sensors', 'Countryside'],
  },
  {
    title: 'Play to Learn Jam',
    location: 'Kajaani, Koskipuisto lab',
    description:
      'A class of eleven-year-olds is the jury, and they’re honest. Make a game that teaches them one thing their teacher has been trying to explain all year.',
    theme: 'Gaming that teaches',
    organizer: 'Koskipuisto Lab',
    organizerLogo: 'Koskipuisto Lab',
    sponsors: [
      sponsor('platinum', 'Tuiskukivi Games'),
      sponsor('gold', 'Lumipiste Labs'),
      sponsor('silver', 'Saaripolku Data'),
    ],
    mentors: [
      { name: 'Pyry Karppinen', role: 'Studio lead', expertise: 'Gaming engines' },
      { name: 'Hilkka Autio', role: 'Teacher', expertise: 'How children learn' },
      { name: 'Rasmus Sten', role: 'Composer', expertise: 'Sound and music' },
    ],
    prizesFor: [
      'Plus a place in the studio’s summer program',
      'Plus an evening with a sound designer',
      'Plus a school visit with your game',
    ],
    schedule: [
      {
        day: 'Day 1',
        events: [
          '12:00 PM The class presents its questions',
          '2:00 PM Building begins',
          '7:00 PM Soup',
        ],
      },
      {
        day: 'Day 2',
        events: ['10:00 AM First playtest with the class', '6:00 PM Board games, to rest the eyes'],
      },
      { day: 'Day 3', events: ['10:00 AM Last playtest', '12:00 PM The class decides'] },
    ],
    currentParticipants: 64,
    techStack: ['JavaScript', 'Godot', 'Blender'],
    requirements: ['A game that runs in a browser', 'No accounts, no advertising'],
    tags: ['Gaming', 'Schools', 'Playtests'],
  },
  {
    title: 'Green Routes',
    location: 'Turku, Jokiranta studio',
    description:
      'Buses, bicycles, ferries, feet. The region opens its timetables and counters for a weekend and asks for one journey that becomes easier without a car.',
    theme: 'Getting there without a car',
    organizer: 'Jokiranta Studio',
    sponsors: [
      sponsor('platinum', 'Saaripolku Data'),
      sponsor('gold', 'Kajonsalmi Cloud'),
      sponsor('silver', 'Routalahti Robotics'),
    ],
    mentors: [
      { name: 'Outi Ruokonen', role: 'Data engineer', expertise: 'Timetables and maps' },
      { name: 'Valtteri Korpi', role: 'Researcher', expertise: '5G in moving vehicles' },
      { name: 'Linnea Sjöberg', role: 'Designer', expertise: 'Interfaces on paper' },
    ],
    prizesFor: [
      'Plus a test on the archipelago ferries',
      'Plus a year of travel in the region',
      'Plus a bicycle for each of you, second-hand and repaired',
    ],
    schedule: [
      {
        day: 'Day 1',
        events: [
          '9:00 AM A journey together, by bus and on foot',
          '12:00 PM Building begins',
          '6:00 PM Dinner on the ferry',
        ],
      },
      { day: 'Day 2', events: ['8:30 AM Doors open', '1:00 PM Demos', '3:30 PM Prizes'] },
    ],
    currentParticipants: 31,
    techStack: ['Python', 'PostgreSQL', 'GTFS'],
    requirements: ['Come without a car', 'Publish what you build under an open license'],
    tags: ['Open data', 'Traffic', 'Climate'],
  },
  {
    title: 'The Members’ Hackathon',
    location: 'Tampere, Tallipiha workshop',
    description:
      'You decide what this one is about. The theme with the most votes at the top of this page wins, and its voters write the brief.',
    theme: 'Decided by your vote',
    organizer: 'Tallipiha Workshop',
    organizerLogo: 'Tallipiha Workshop',
    sponsors: [
      sponsor('platinum', 'Kuusenhavu Software'),
      sponsor('gold', 'Tuiskukivi Games'),
      sponsor('silver', 'Lumipiste Labs'),
    ],
    mentors: [
      { name: 'Ilkka Rautio', role: 'Maker', expertise: 'Prototypes from scrap' },
      { name: 'Nadia Saleh', role: 'Coach', expertise: 'Teams that have just met' },
      { name: 'Otso Luoto', role: 'Developer', expertise: 'Gaming and graphics' },
    ],
    prizesFor: [
      'Plus three months of mentoring for your project',
      'Plus your own table at the workshop for a quarter',
      'Plus a dinner with the mentor you choose',
    ],
    schedule: [
      {
        day: 'Day 1',
        events: [
          '10:00 AM The brief is read out',
          '11:00 AM Finding a team',
          '12:00 PM Building begins',
        ],
      },
      { day: 'Day 2', events: ['9:00 AM Doors open', '2:00 PM Demos', '4:00 PM Prizes, and cake'] },
    ],
    currentParticipants: 12,
    techStack: ['Whatever you like'],
    requirements: ['A laptop', 'Patience until the vote closes'],
    tags: ['Your vote', 'Open theme'],
  },
];
