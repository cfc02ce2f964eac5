import { type HackathonSample, sponsor } from './hackathons-entity.ts';

/** One per quarter, the latest first. */
export const past: readonly HackathonSample[] = [
  {
    title: 'Harbour Hack',
    location: 'Kotka, Sapokka warehouse',
    description:
      'Twenty-three teams, one crane and a lot of wind. The winners warn small boats of a big ship’s wake twelve minutes before it arrives.',
    theme: 'Safer small harbors',
    organizer: 'Sapokka Data Club',
    organizerLogo: 'Sapokka Data Club',
    sponsors: [sponsor('platinum', 'Aaltorinne Networks'), sponsor('gold', 'Saaripolku Data')],
    mentors: [{ name: 'Joonas Merikallio', role: 'Pilot', expertise: 'Ships and tides' }],
    prizesFor: ['For Wake Watch', 'For Berth Finder', 'For Fog Notes'],
    schedule: [
      { day: 'Day 1', events: ['9:00 AM A walk along the quay', '11:00 AM Building begins'] },
    ],
    currentParticipants: 112,
    techStack: ['Rust', 'AIS'],
    requirements: ['A laptop', 'Warm clothes'],
    tags: ['Sea', 'Streaming data', 'Safety'],
  },
  {
    title: 'Forms for Humans',
    location: 'Helsinki, Siltasaari reading room',
    description:
      'You brought the worst form you’d ever had to fill in. By the second evening, forty of them had become short conversations, and one city office adopted three.',
    theme: 'Kinder public services',
    organizer: 'Siltasaari Readers',
    sponsors: [sponsor('platinum', 'Lumipiste Labs'), sponsor('silver', 'Verstas Nine')],
    mentors: [{ name: 'Riikka Manninen', role: 'Editor', expertise: 'Plain language' }],
    prizesFor: ['For One Question at a Time', 'For Grandma Mode', 'For Save and Breathe'],
    schedule: [
      { day: 'Day 1', events: ['10:00 AM The gallery of bad forms', '12:00 PM Building begins'] },
    ],
    currentParticipants: 146,
    techStack: ['HTML', 'TypeScript'],
    requirements: ['One form that annoyed you'],
    tags: ['Accessibility', 'Plain language', 'City'],
  },
  {
    title: 'Night Shift',
    location: 'Jyväskylä, Harjun koulu',
    description:
      'Built between dusk and dawn for people who work at night: nurses, bakers, snowplow drivers. The best idea was the smallest: a wake-up call that knows when your last bus leaves.',
    theme: 'Tools for people who work at night',
    organizer: 'Harju Night School',
    organizerLogo: 'Harju Night School',
    sponsors: [sponsor('platinum', 'Kajonsalmi Cloud'), sponsor('gold', 'Kuusenhavu Software')],
    mentors: [{ name: 'Anneli Koivu', role: 'Coach', expertise: 'Shift work' }],
    prizesFor: ['For Last Bus', 'For Handover', 'For Dawn Chorus'],
    schedule: [{ day: 'Night 1', events: ['8:00 PM Breakfast', '9:00 PM Building begins'] }],
    currentParticipants: 87,
    techStack: ['Kotlin', 'Node.js'],
    requirements: ['Sleep beforehand'],
    tags: ['Mobile', 'Work', 'Health'],
  },
  {
    title: 'Arctic Data Jam',
    location: 'Rovaniemi, Ounas hall',
    description:
      'Forty years of snow depth, river ice and reindeer tracks, explored by people who had never met. A herder’s daughter and two students won with a map that listens to herders first.',
    theme: 'Changing winters',
    organizer: 'Ounas Science Club',
    sponsors: [sponsor('platinum', 'Routalahti Robotics'), sponsor('gold', 'Lumipiste Labs')],
    mentors: [{ name: 'Inari Magga', role: 'Researcher', expertise: 'Snow and ice' }],
    prizesFor: ['For Herders’ Map', 'For Ice Diary', 'For Two Springs'],
    schedule: [
      {
        day: 'Day 1',
        events: ['9:00 AM The data and the stories behind it', '12:00 PM Building begins'],
      },
    ],
    currentParticipants: 94,
    techStack: ['Python', 'Jupyter'],
    requirements: ['Curiosity about snow'],
    tags: ['Climate', 'Open data', 'Maps'],
  },
];
