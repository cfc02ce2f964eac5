import type { RoleForm } from '#contract/teams/roles.ts';
import type { Difficulty, Goal, ProjectStatus, WeekTime } from '#contract/values/vocabulary.ts';
import type { PersonKey } from './people.ts';

export type SeedProject = {
  name: string;
  creator: PersonKey;
  /** The members who joined after the creator, in this order. */
  members: PersonKey[];
  daysAgo: number;
  status: ProjectStatus;
  difficulty: Difficulty;
  teamSize: number;
  techStack: string[];
  /** Its roles, in this order; those with a free place are what it looks for. */
  lookingFor: string[];
  /** More about some of the roles. */
  roles?: Record<string, Partial<Omit<RoleForm, 'id' | 'name'>>>;
  memberRoles?: Partial<Record<PersonKey, string>>;
  works?: { languages: string[]; hours: number; week: WeekTime[]; timeZone: string; goal: Goal };
  /** What the team says it built, and when it was done. */
  completed?: { daysAgo: number; summary: string };
  description: string;
};

/** The projects in the demo, oldest first. */
export const projects: SeedProject[] = [
  {
    name: 'Sauna Turns',
    creator: 'eetu',
    members: ['linnea', 'aino'],
    daysAgo: 98,
    status: 'Completed',
    difficulty: 'Beginner',
    teamSize: 3,
    techStack: ['TypeScript', 'Fastify', 'SQLite'],
    lookingFor: ['Back-end developer', 'Designer', 'Front-end developer', 'Tester'],
    memberRoles: { eetu: 'Back-end developer', linnea: 'Designer', aino: 'Front-end developer' },
    completed: {
      daysAgo: 45,
      summary:
        'A booking page that two buildings use every week. The paper on the door is gone, and nobody has asked for it back.',
    },
    description:
      "A booking list for the shared sauna in an apartment building, to replace the paper on the door. Slots repeat every week, you can give away a slot you won't use with one tap, and the list still prints. In use in one building in Tampere since September.",
  },
  {
    name: 'Open Kitchen Rota',
    creator: 'amara',
    members: ['eetu', 'mikkel', 'olena'],
    daysAgo: 72,
    status: 'Completed',
    difficulty: 'Intermediate',
    teamSize: 4,
    techStack: ['Go', 'HTMX', 'PostgreSQL'],
    lookingFor: ['Back-end developer', 'Designer', 'Tester'],
    memberRoles: { amara: 'Back-end developer', olena: 'Tester' },
    completed: {
      daysAgo: 30,
      summary:
        'Volunteers get a text message, answer yes or no, and the rota fills itself. Forty people cook with it every Thursday.',
    },
    description:
      'Who cooks, who carries, who washes up: shifts for a community kitchen that serves eighty people on Thursdays. Volunteers answer by text message, so nobody needs an account. Handed over to the kitchen, with a guide for whoever maintains it next.',
  },
  {
    name: 'Chart the Rain',
    creator: 'mikkel',
    members: ['priya'],
    daysAgo: 69,
    status: 'Completed',
    difficulty: 'Beginner',
    teamSize: 2,
    techStack: ['R', 'Quarto', 'GitHub Actions'],
    lookingFor: ['Data analyst'],
    description:
      'Sixty years of rain in twelve Nordic towns, on one page that rebuilds itself every night from open data. We made it to learn how to publish an analysis that someone else can rerun.',
  },
  {
    name: 'Bike Doctor',
    creator: 'ingrid',
    members: ['eetu', 'tomas'],
    daysAgo: 63,
    status: 'In Progress',
    difficulty: 'Beginner',
    teamSize: 4,
    techStack: ['Flutter', 'Dart', 'SQLite'],
    lookingFor: ['Illustrator', 'Flutter developer'],
    description:
      'Checklists for people fixing their bike for the first time: what you need, what it should look like, and when to stop and ask. Works in a basement with no signal. We test every list with someone who has never held a chain tool.',
  },
  {
    name: 'Greenhouse Watch',
    creator: 'sunna',
    members: ['joonas', 'mikkel'],
    daysAgo: 60,
    status: 'In Progress',
    difficulty: 'Intermediate',
    teamSize: 4,
    techStack: ['C', 'MQTT', 'Go', 'Grafana'],
    lookingFor: ['Go developer', 'Teacher'],
    description:
      'Cheap sensors for school greenhouses, and a page where a class can see why the tomatoes are sulking. The boards are soldered; the server behind them needs someone who likes small, dull, reliable services.',
  },
  {
    name: 'Plain Words',
    creator: 'priya',
    members: ['hana', 'mikkel', 'olena', 'linnea'],
    daysAgo: 57,
    status: 'In Progress',
    difficulty: 'Advanced',
    teamSize: 6,
    techStack: ['Python', 'PyTorch', 'FastAPI', 'Svelte'],
    lookingFor: ['Front-end developer', 'Swedish speaker', 'Legal proofreader'],
    description:
      'Official letters, rewritten so you understand them the first time you read them. A small language model suggests, a person decides, and every changed sentence shows what it came from. Evaluated with real readers, not just scores.',
  },
  {
    name: 'First Issue',
    creator: 'tomas',
    members: ['amara'],
    daysAgo: 52,
    status: 'In Progress',
    difficulty: 'Intermediate',
    teamSize: 3,
    techStack: ['Go', 'SQLite'],
    lookingFor: ['Go developer', 'Technical writer'],
    description:
      "A command-line tool that finds a first open-source issue worth your Saturday: small, well described, in a language you know, in a project that answers. It explains why it picked each one, and it's honest when there aren't any.",
  },
  {
    name: 'Tiny Turnips',
    creator: 'yuki',
    members: ['hana', 'sunna'],
    daysAgo: 46,
    status: 'In Progress',
    difficulty: 'Beginner',
    teamSize: 5,
    techStack: ['Godot', 'GDScript', 'Blender'],
    lookingFor: ['Sound designer', 'Pixel artist'],
    description:
      'A farming game for the ten minutes before you fall asleep. One field, one season, no clock and no score. We have soil, rain and a fox, but no sounds for them yet.',
  },
  {
    name: 'Harbour Tides',
    creator: 'aino',
    members: ['eetu', 'linnea', 'olena', 'ingrid'],
    daysAgo: 43,
    status: 'In Progress',
    difficulty: 'Intermediate',
    teamSize: 6,
    techStack: ['TypeScript', 'React', 'Fastify', 'PostgreSQL', 'MapLibre'],
    lookingFor: [
      'Back-end developer',
      'Designer',
      'Tester',
      'Data developer',
      'Front-end developer',
    ],
    roles: {
      'Data developer': { skills: ['PostgreSQL', 'Python'], level: 'some' },
      'Front-end developer': { places: 2, skills: ['TypeScript', 'React'], mentors: true },
    },
    memberRoles: {
      aino: 'Front-end developer',
      eetu: 'Back-end developer',
      linnea: 'Designer',
      olena: 'Tester',
    },
    works: {
      languages: ['en', 'fi', 'sv'],
      hours: 6,
      week: ['weekday_evening', 'weekend_day'],
      timeZone: 'Europe/Helsinki',
      goal: 'portfolio',
    },
    description:
      'Water levels, wind and free berths for small guest harbors, on one page that loads on a weak signal and is easy to read in full sun. We use open measurements, say how old each one is, and never guess. Three harbors on the south coast have agreed to try it in spring.',
  },
  {
    name: 'Northern Line-up',
    creator: 'ingrid',
    members: ['tomas', 'yuki', 'fatima'],
    daysAgo: 38,
    status: 'Planning',
    difficulty: 'Intermediate',
    teamSize: 4,
    techStack: ['Svelte', 'IndexedDB', 'TypeScript'],
    lookingFor: ['Front-end developer', 'Designer'],
    description:
      'The program of a small festival on every phone, even in a field with no signal. Mark the acts you want to hear, and it shows you where they overlap and how long the walk between the stages is.',
  },
  {
    name: 'Sign Along',
    creator: 'linnea',
    members: ['aino'],
    daysAgo: 31,
    status: 'Planning',
    difficulty: 'Intermediate',
    teamSize: 5,
    techStack: ['React', 'Web Video', 'Node.js'],
    lookingFor: ['Signer', 'Video editor', 'Front-end developer'],
    description:
      'Learn a hundred signs that help at a counter, in a waiting room or at a school gate. Short videos by people who sign every day, practised like flash cards. Deaf reviewers decide what gets published.',
  },
  {
    name: 'Lantern Walk',
    creator: 'joonas',
    members: ['mikkel', 'priya'],
    daysAgo: 27,
    status: 'Planning',
    difficulty: 'Advanced',
    teamSize: 5,
    techStack: ['Rust', 'PostGIS', 'MapLibre', 'Svelte'],
    lookingFor: ['Geodata developer', 'UX researcher', 'Front-end developer'],
    description:
      "Walking routes that stay under the street lights. We use open data on lamps, pavements and winter maintenance to find the way that feels safe at four in the afternoon in December, and we say what we don't know about it.",
  },
  {
    name: 'Second Shelf',
    creator: 'fatima',
    members: ['hana'],
    daysAgo: 21,
    status: 'Planning',
    difficulty: 'Beginner',
    teamSize: 4,
    techStack: ['JavaScript', 'React', 'Express', 'PostgreSQL'],
    lookingFor: ['Back-end developer', 'Reviewer', 'Designer'],
    description:
      'Used course books within one campus: take a photo of the cover, name a price or “free”, meet at the library. No payments, no parcels. Most of us are new, so we review slowly and explain a lot.',
  },
  {
    name: 'Borrow Next Door',
    creator: 'olena',
    members: ['fatima', 'eetu'],
    daysAgo: 16,
    status: 'Planning',
    difficulty: 'Beginner',
    teamSize: 5,
    techStack: ['TypeScript', 'Next.js', 'PostgreSQL'],
    lookingFor: ['Front-end developer', 'Designer'],
    description:
      "One drill is enough for a whole building. Neighbors list what they lend, borrow with a tap, and get a friendly nudge when it's time to bring things back. We're starting with one building and one shelf in the bike room.",
  },
  {
    name: 'Quiet Hours',
    creator: 'hana',
    members: [],
    daysAgo: 9,
    status: 'Planning',
    difficulty: 'Beginner',
    teamSize: 3,
    techStack: ['HTML', 'CSS', 'JavaScript'],
    lookingFor: ['Front-end developer', 'Local guide'],
    description:
      'A map of places where you can read or work in peace without buying anything: library corners, churchyards, the third floor of the swimming hall. Each place has its opening hours and one sentence from someone who has sat there.',
  },
  {
    name: 'Seed Swap',
    creator: 'sunna',
    members: ['amara'],
    daysAgo: 4,
    status: 'Planning',
    difficulty: 'Intermediate',
    teamSize: 4,
    techStack: ['Elixir', 'Phoenix', 'PostgreSQL'],
    lookingFor: ['Elixir developer', 'Gardener', 'Designer'],
    description:
      'Gardeners in the far north swap seeds that have survived our summers. Every packet has a history: who grew it, where, and how it turned out. We want that history to travel with the seed.',
  },
  {
    name: 'Every Bus Stop',
    creator: 'amara',
    members: [
      'tomas',
      'priya',
      'yuki',
      'joonas',
      'mikkel',
      'sunna',
      'ingrid',
      'hana',
      'linnea',
      'eetu',
    ],
    daysAgo: 14,
    status: 'In Progress',
    difficulty: 'Beginner',
    teamSize: 14,
    techStack: ['Kotlin', 'Go', 'PostGIS', 'MapLibre'],
    lookingFor: ['Android developer', 'Back-end developer', 'Data analyst', 'Translator'],
    roles: {
      'Android developer': { places: 3, skills: ['Kotlin', 'Android'], mentors: true },
      'Back-end developer': { places: 4, skills: ['Go', 'PostGIS'] },
      'Data analyst': { places: 2, skills: ['R', 'SQL'] },
      Translator: { places: 2 },
    },
    memberRoles: {
      amara: 'Back-end developer',
      tomas: 'Back-end developer',
      eetu: 'Back-end developer',
      ingrid: 'Android developer',
      yuki: 'Android developer',
      mikkel: 'Data analyst',
      priya: 'Data analyst',
    },
    works: {
      languages: ['en'],
      hours: 3,
      week: ['weekend_day'],
      timeZone: 'Europe/Helsinki',
      goal: 'fun',
    },
    description:
      'Is there a seat, a roof, a light, a curb that a wheelchair can manage? We walk from stop to stop with a phone and write down what we find, so that a journey planner can say which stop to wait at. Many people, small tasks: half of us had never sent a pull request before.',
  },
  {
    name: 'Many Hands',
    creator: 'joonas',
    members: ['priya'],
    daysAgo: 2,
    status: 'Planning',
    difficulty: 'Beginner',
    teamSize: 4,
    techStack: ['JavaScript', 'React', 'SQLite'],
    lookingFor: ['Back-end developer', 'Front-end developer', 'UX designer'],
    roles: {
      'Front-end developer': { skills: ['JavaScript', 'React', 'SQL'], mentors: true },
      'UX designer': { skills: ['Figma'] },
    },
    memberRoles: { joonas: 'Back-end developer' },
    works: {
      languages: ['en', 'sv'],
      hours: 5,
      week: ['weekday_evening', 'weekend_day'],
      timeZone: 'Europe/Stockholm',
      goal: 'learn',
    },
    description:
      'Who brings the tables, who meets the choir, who has the key: a shared list for the people who run a village festival in their spare time. We review every change together on Tuesday evenings, and nobody has to know everything on the first day.',
  },
];
