import { beforeAll, describe, expect, test } from 'vitest';
import { createPerson } from '#tests/factories/people.ts';
import { createProject, createTicket } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

test('a new profile has all fields', async () => {
  const person = await createPerson(server, 'Aino');
  const { body } = await person.send('GET /users/profile');
  expect(body).toEqual({
    id: person.id,
    firstName: 'Aino',
    lastName: person.name.split(' ')[1],
    email: person.email,
    avatar: null,
    shortDescription: '',
    aboutMe: '',
    country: '',
    city: '',
    location: '',
    githubUrl: '',
    linkedinUrl: '',
    xurl: '',
    personalWebsiteUrl: '',
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    communicationEmail: person.email,
    communicationEmailConfirmed: true,
    hasPassword: true,
    loginMethod: 'email',
    isAdmin: false,
    interests: [],
    stats: { streak: 0, projects: 0, contributions: 0, followers: 0, following: 0 },
    recentProjects: [],
    badges: [],
    openBadges: expect.arrayContaining([
      {
        name: 'Finisher',
        description: 'Finish ten tickets that teammates review',
        icon: 'check',
        progress: { count: 0, goal: 10 },
        badge: '',
      },
    ]),
    achievements: [],
    openAchievements: expect.arrayContaining([
      { name: 'First team', description: 'Join a team', icon: 'puzzle', progress: null, badge: '' },
    ]),
    activity: [],
    experience: [],
    education: [],
    techStack: [],
  });
  expect((await person.send('GET /auth/me')).body).toEqual(body);
});

test('projects and tickets count in the stats', async () => {
  const person = await createPerson(server);
  const project = await createProject(person);
  await createTicket(person, project.id);
  const { body } = await person.send('GET /users/profile');
  expect(body.stats).toMatchObject({ projects: 1, contributions: 2, streak: 1 });
  expect(body.recentProjects).toEqual([
    expect.objectContaining({
      id: project.id,
      name: 'Trail Finder',
      tech: ['TypeScript', 'React'],
    }),
  ]);
});

test('changes only the fields that were sent', async () => {
  const person = await createPerson(server);
  const changes = {
    city: 'Oulu',
    country: 'Finland',
    aboutMe: 'Learning by building.',
    interests: [' maps ', 'music'],
    githubUrl: 'https://github.com/aino',
    xUrl: 'https://x.com/aino',
  };
  const { body } = await person.send('PUT /users/profile', { body: changes });
  const { xUrl: _, ...sameNames } = changes;
  expect(body).toMatchObject({
    ...sameNames,
    xurl: 'https://x.com/aino',
    interests: ['maps', 'music'],
    location: 'Oulu, Finland',
    firstName: 'Aino',
  });
});

test('saving the whole profile with one changed field changes only that field; read-only fields are ignored', async () => {
  const person = await createPerson(server);
  await person.send('PUT /users/profile', { body: { xUrl: 'https://x.com/me', city: 'Turku' } });
  const { body: before } = await person.send('GET /users/profile');
  const forged = {
    id: 1,
    loginMethod: 'google',
    createdAt: '2001-01-01',
    stats: { streak: 99 },
    badges: [{ name: 'Founder', description: '', color: 'lake', icon: 'flag' }],
    achievements: [{ name: 'First project', description: '', date: '2001-01-01', icon: 'flag' }],
    email: 'x@y.test',
    hasPassword: false,
    communicationEmailConfirmed: true,
  };
  const { body: after } = await person.send('PUT /users/profile', {
    body: { ...before, ...forged, communicationEmail: ' Mail@Pieces.test ' },
  });
  expect(after).toEqual({
    ...before,
    communicationEmail: 'mail@pieces.test',
    communicationEmailConfirmed: false,
  });
});

test.each<[body: object, message: string]>([
  [{ firstName: '' }, 'First Name is required'],
  [{ communicationEmail: 'nowhere' }, 'Contact Email must be a valid email address'],
  [{ communicationEmail: '' }, 'Contact Email is required'],
  [{ interests: ['a', ' a '] }, 'Interest must not be listed twice'],
  [{ interests: [' '] }, 'Interest is required'],
  [{ interests: 'maps' }, 'Interest must be a list'],
])('returns invalid_input for %o', async (body, message) => {
  const person = await createPerson(server);
  const before = (await person.send('GET /users/profile')).body;
  expect((await person.refused('PUT /users/profile', { body })).body).toMatchObject({
    code: 'invalid_input',
    message,
  });
  expect((await person.send('GET /users/profile')).body).toEqual(before);
});

test('a last name cannot be removed; people without one can still save their profile', async () => {
  const person = await createPerson(server);
  const refusal = await person.refused('PUT /users/profile', {
    body: { lastName: ' ', city: 'Oulu' },
  });
  expect(refusal.body).toMatchObject({
    code: 'invalid_input',
    errors: [{ field: 'lastName', message: 'Last Name is required' }],
  });
  expect((await person.send('GET /users/profile')).body).toMatchObject({
    lastName: person.name.split(' ')[1],
    city: '',
  });

  const octo = await createPerson(server, 'Octo');
  await server.pool.query(`update users set last_name = '' where id = $1`, [octo.id]);
  const { body: profile } = await octo.send('GET /users/profile');
  const saved = await octo.send('PUT /users/profile', { body: { ...profile, city: 'Oulu' } });
  expect(saved.body).toMatchObject({ lastName: '', city: 'Oulu' });
});

const links = {
  githubUrl: 'GitHub URL',
  linkedinUrl: 'LinkedIn URL',
  personalWebsiteUrl: 'Personal Website',
  xUrl: 'X (Twitter) URL',
  xurl: 'X (Twitter) URL',
};
const spellings = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript://https://a.test/%0aalert(1)',
  'data:text/html,x',
  'DATA:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'blob:https://a.test/1',
  'file:///etc/passwd',
  '//evil.test',
  'http:evil',
  'ftp://a.test',
];

describe.each(Object.entries(links))('%s', (field, label) => {
  test.each(spellings)('invalid_input: %j is not a web address', async (address) => {
    const person = await createPerson(server);
    const refusal = await person.refused('PUT /users/profile', { body: { [field]: address } });
    expect(refusal.body.errors).toEqual([
      { field, message: `${label} must be a web address that begins with http:// or https://` },
    ]);
    const { body } = await person.send('GET /users/profile');
    expect(Object.values(body)).not.toContain(address.trim());
  });
});

test('the tech stack is replaced as a whole and keeps its order', async () => {
  const person = await createPerson(server);
  const techStack = [
    { technology: 'TypeScript', skillLevel: 'EXPERT', description: 'Daily.' },
    { technology: 'Rust', skillLevel: 'BEGINNER', description: '' },
  ];
  expect((await person.send('PUT /tech-stack', { body: { techStack } })).body).toEqual(techStack);
  const shorter = [{ technology: 'Rust', skillLevel: 'INTERMEDIATE' }];
  await person.send('PUT /tech-stack', { body: { techStack: shorter } });
  const { body } = await person.send('GET /users/profile');
  expect(body.techStack).toEqual([{ ...shorter[0], description: '' }]);
});

test.each([
  [
    [
      { technology: 'Go', skillLevel: 'EXPERT' },
      { technology: ' go', skillLevel: 'BEGINNER' },
    ],
    'A technology must not be listed twice',
  ],
  [[{ technology: ' ', skillLevel: 'EXPERT' }], 'Technology is required'],
  [[{ technology: 'Go', skillLevel: 'MASTER' }], 'Skill level is required'],
  ['Go', 'Tech stack must be a list'],
])('returns invalid_input for the tech stack %o', async (techStack, message) => {
  const person = await createPerson(server);
  const refusal = await person.refused('PUT /tech-stack', { body: { techStack } });
  expect(refusal.body.message).toBe(message);
});

test('technologies with unusual case rules are saved or refused, never a 500', async () => {
  const person = await createPerson(server);
  const save = (...names: string[]) => ({
    body: { techStack: names.map((technology) => ({ technology, skillLevel: 'EXPERT' })) },
  });
  const { body } = await person.send('PUT /tech-stack', save('İ', 'i'));
  expect(body.map(({ technology }) => technology)).toEqual(['İ', 'i']);
  for (const pair of [
    ['ΑΣ', 'ασ'],
    ['ΑΣ', 'ας'],
    ['Straße', 'STRASSE'],
  ]) {
    const refusal = await person.refused('PUT /tech-stack', save(...pair));
    expect(refusal.body.message).toBe('A technology must not be listed twice');
  }
});

test('keeps one list of several simultaneous saves', async () => {
  const person = await createPerson(server);
  await person.send('GET /auth/me');
  const save = (technology: string) =>
    person.send('PUT /tech-stack', { body: { techStack: [{ technology, skillLevel: 'EXPERT' }] } });
  await Promise.all(['A', 'B', 'C', 'D', 'E', 'F'].map(save));
  const { body } = await person.send('GET /users/profile');
  expect(body.techStack).toHaveLength(1);
});
