import type { TechStackEntry } from '#contract/profiles/profiles.ts';

export type SeedPerson = {
  firstName: string;
  lastName: string;
  city: string;
  country: string;
  daysAgo: number;
  shortDescription: string;
  aboutMe: string;
  interests: string[];
  /** Level and description by technology. */
  techStack: Record<string, [TechStackEntry['skillLevel'], string]>;
};

/** A person's tech stack as it's saved. */
export const techStackOf = ({ techStack }: SeedPerson): TechStackEntry[] =>
  Object.entries(techStack).map(([technology, [skillLevel, description]]) => ({
    technology,
    skillLevel,
    description,
  }));

/** The people in the demo, keyed by the first names that projects and tickets refer to. */
export const people = {
  aino: {
    firstName: 'Aino',
    lastName: 'Virtanen',
    city: 'Helsinki',
    country: 'Finland',
    daysAgo: 118,
    shortDescription: 'Front-end developer who sketches on paper first',
    aboutMe:
      "I studied geography and came to programming through maps. I finished a front-end course last spring, and I've been looking for people to build something that outlives a course.\n\nI like small commits, calm reviews and interfaces you can use with one hand when you're tired. I started Harbour Tides because my father keeps a boat in Kotka and doesn't trust any app he's tried.",
    interests: ['Maps', 'Accessibility', 'Sailing', 'Open data'],
    techStack: {
      TypeScript: [
        'PROFICIENT',
        "My main language for a year and a half. I'm comfortable with generics, and with leaving them out. I like types that read the way a colleague would explain them.",
      ],
      React: [
        'PROFICIENT',
        "Two finished projects. Hooks, data fetching, forms that tell you what's wrong.",
      ],
      CSS: ['EXPERT', 'Grid, container queries, print styles. I enjoy this more than I should.'],
      PostgreSQL: ['BEGINNER', 'I can read a query plan if someone sits next to me.'],
    },
  },
  eetu: {
    firstName: 'Eetu',
    lastName: 'Korhonen',
    city: 'Tampere',
    country: 'Finland',
    daysAgo: 111,
    shortDescription: 'Back-end developer, former electrician',
    aboutMe:
      "After nine years of wiring houses I retrained as a developer. What I kept from the old trade: label everything, and never leave a site in a state you couldn't explain to the next person.\n\nI'm looking for projects with real users, however few.",
    interests: ['Databases', 'Home automation', 'Cycling'],
    techStack: {
      'Node.js': ['PROFICIENT', 'HTTP services with Fastify, queues, scheduled jobs.'],
      PostgreSQL: [
        'PROFICIENT',
        'Schema design, migrations that are safe to run twice, and reading EXPLAIN.',
      ],
      Docker: ['INTERMEDIATE', 'Small images, no root.'],
      Go: ['BEGINNER', 'Halfway through my first service.'],
    },
  },
  linnea: {
    firstName: 'Linnéa',
    lastName: 'Bergström',
    city: 'Malmö',
    country: 'Sweden',
    daysAgo: 104,
    shortDescription: 'Designer who codes, with an eye on accessibility',
    aboutMe:
      "I design with the keyboard and a screen reader running. Before this I worked in a library for six years, and there's no better place to watch how people look for things.\n\nHappy to review flows, write alt text and argue kindly about contrast.",
    interests: ['Accessibility', 'Typography', 'Libraries', 'Ceramics'],
    techStack: {
      Figma: ['EXPERT', 'Design systems with few parts and clear names.'],
      HTML: ['EXPERT', 'The right element first.'],
      JavaScript: ['INTERMEDIATE', 'Enough to build the prototypes I draw.'],
    },
  },
  mikkel: {
    firstName: 'Mikkel',
    lastName: 'Sørensen',
    city: 'Aarhus',
    country: 'Denmark',
    daysAgo: 97,
    shortDescription: 'Data analyst learning to ship software',
    aboutMe:
      'I can find the story in a table, and now I want to build the page that tells it. I write tests for my notebooks, which surprises people.',
    interests: ['Open data', 'Statistics', 'Running'],
    techStack: {
      Python: ['PROFICIENT', 'pandas, polars, pytest.'],
      R: ['EXPERT', 'Where I learned to think in tables.'],
      SQL: ['PROFICIENT', 'Window functions are my favorite.'],
    },
  },
  ingrid: {
    firstName: 'Ingrid',
    lastName: 'Haugland',
    city: 'Bergen',
    country: 'Norway',
    daysAgo: 92,
    shortDescription: 'Mobile developer, offline first',
    aboutMe:
      "Half the places I like have no signal, so I build apps that don't mind. I mentor at a weekend code club and have learned more there than I've taught.",
    interests: ['Mobile', 'Hiking', 'Teaching'],
    techStack: {
      Flutter: ['PROFICIENT', 'Two apps in the stores.'],
      Kotlin: ['INTERMEDIATE', "For the parts Flutter can't reach."],
      SQLite: ['PROFICIENT', 'Sync is the hard part.'],
    },
  },
  sunna: {
    firstName: 'Sunna',
    lastName: 'Jónsdóttir',
    city: 'Akureyri',
    country: 'Iceland',
    daysAgo: 88,
    shortDescription: 'Electronics student with a soldering iron',
    aboutMe:
      "I build sensors and want to learn what happens after the data leaves the board. Looking for software people who don't mind a loose wire in the first version.",
    interests: ['Sensors', 'Greenhouses', 'Knitting'],
    techStack: {
      C: ['PROFICIENT', 'On chips with 512 KB of memory.'],
      MQTT: ['INTERMEDIATE', 'Small messages, slow networks.'],
      Python: ['INTERMEDIATE', 'For everything that runs on my desk.'],
    },
  },
  olena: {
    firstName: 'Olena',
    lastName: 'Kovalenko',
    city: 'Turku',
    country: 'Finland',
    daysAgo: 81,
    shortDescription: 'Tester moving into back-end work',
    aboutMe:
      'Four years of testing taught me to ask "and then what?". Now I write the kind of code I used to take apart. I moved to Turku two years ago and practise my Finnish in code reviews.',
    interests: ['Testing', 'Languages', 'Chess'],
    techStack: {
      Playwright: ['EXPERT', 'Tests that read like a story.'],
      TypeScript: ['INTERMEDIATE', 'Getting better every week.'],
      Java: ['INTERMEDIATE', 'From university.'],
    },
  },
  amara: {
    firstName: 'Amara',
    lastName: 'Okafor',
    city: 'Oulu',
    country: 'Finland',
    daysAgo: 74,
    shortDescription: 'Cloud engineer in training',
    aboutMe:
      "I like the part nobody sees: backups that have been restored at least once, alerts that mean something, Friday deploys that don't raise anyone's pulse.",
    interests: ['Reliability', 'Community kitchens', 'Football'],
    techStack: {
      Kubernetes: ['INTERMEDIATE', 'And when not to use it.'],
      Terraform: ['INTERMEDIATE', 'Small modules.'],
      Go: ['PROFICIENT', 'Command-line tools and operators.'],
    },
  },
  priya: {
    firstName: 'Priya',
    lastName: 'Raman',
    city: 'Stockholm',
    country: 'Sweden',
    daysAgo: 66,
    shortDescription: 'Language technology and plain language',
    aboutMe:
      "I finished my thesis on simplifying official texts and would love to see it help someone outside a conference. I care about evaluation: if we can't measure it, let's at least ask ten people.",
    interests: ['Language', 'Evaluation', 'Choir'],
    techStack: {
      Python: ['EXPERT', 'Research code and code that ships.'],
      PyTorch: ['PROFICIENT', 'Fine-tuning small models.'],
      FastAPI: ['INTERMEDIATE', 'For letting others try things out.'],
    },
  },
  tomas: {
    firstName: 'Tomás',
    lastName: 'Ferreira',
    city: 'Lisbon',
    country: 'Portugal',
    daysAgo: 58,
    shortDescription: 'Full-stack developer with friends in two time zones',
    aboutMe:
      "I've shipped small things on my own for years and want to learn how a team does it: planning, reviewing, letting go of an idea. Free most evenings and Saturdays.",
    interests: ['Web performance', 'Surfing', 'Board games'],
    techStack: {
      Vue: ['PROFICIENT', 'Three live sites.'],
      Laravel: ['PROFICIENT', 'My first framework.'],
      TypeScript: ['INTERMEDIATE', 'Switched to it last year.'],
    },
  },
  yuki: {
    firstName: 'Yuki',
    lastName: 'Tanaka',
    city: 'Espoo',
    country: 'Finland',
    daysAgo: 49,
    shortDescription: 'Makes quiet games',
    aboutMe:
      'I make games where nothing explodes. I draw, I write shaders, and I keep a list of every sound a wooden floor can make.',
    interests: ['Games', 'Pixel art', 'Sound'],
    techStack: {
      Godot: ['PROFICIENT', 'Four jam games, one finished.'],
      'C#': ['INTERMEDIATE', 'For larger scripts.'],
      Blender: ['INTERMEDIATE', 'Low-poly models, warm light.'],
    },
  },
  hana: {
    firstName: 'Hana',
    lastName: 'Nováková',
    city: 'Brno',
    country: 'Czechia',
    daysAgo: 41,
    shortDescription: 'Writes the words in the interface',
    aboutMe:
      "Error messages, empty pages, the first paragraph of a README: the words everyone reads and nobody plans. I'm learning Git properly, so please be patient with me.",
    interests: ['Writing', 'Documentation', 'Translation'],
    techStack: {
      Markdown: ['EXPERT', 'READMEs, guides, changelogs.'],
      HTML: ['INTERMEDIATE', 'Semantic and short.'],
      Git: ['BEGINNER', 'I can rebase if I breathe slowly.'],
    },
  },
  joonas: {
    firstName: 'Joonas',
    lastName: 'Mäkelä',
    city: 'Rovaniemi',
    country: 'Finland',
    daysAgo: 33,
    shortDescription: 'Rust and geodata from the Arctic Circle',
    aboutMe:
      "It's dark here for a good part of the year, which explains both my project and my productivity. I enjoy parsing strange file formats and writing down how they work.",
    interests: ['Geodata', 'Skiing', 'File formats'],
    techStack: {
      Rust: ['PROFICIENT', 'Parsers and command-line tools.'],
      PostGIS: ['INTERMEDIATE', 'Routing on street graphs.'],
      Svelte: ['BEGINNER', 'For showing what my tools find.'],
    },
  },
  fatima: {
    firstName: 'Fatima',
    lastName: 'El Idrissi',
    city: 'Gothenburg',
    country: 'Sweden',
    daysAgo: 24,
    shortDescription: 'New developer, experienced organizer',
    aboutMe:
      'I organized volunteers for ten years and know that a good tool gives people their evenings back. I finished a web course last autumn and am looking for my first team, ideally one that reviews generously.',
    interests: ['Volunteering', 'React', 'Cooking'],
    techStack: {
      JavaScript: ['INTERMEDIATE', 'A course and two projects.'],
      React: ['BEGINNER', 'Learning about state right now.'],
      SQL: ['BEGINNER', 'From years of writing reports.'],
    },
  },
} as const satisfies Record<string, SeedPerson>;

export type PersonKey = keyof typeof people;
