import { beforeAll, describe, expect, test } from 'vitest';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { projectForm } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let person: Person;

beforeAll(async () => {
  server = await startTestServer();
  person = await createPerson(server);
});

const password = 'Correct4Horse';
const registration = {
  firstName: 'Aino',
  lastName: 'Salo',
  email: 'aino@pieces.test',
  password,
  confirmPassword: password,
};
const entry = { kind: 'education', title: 'School', organisation: 'Here', from: '2020-01' };

/** Every single-line field, with the label that starts its error message. */
const fields: [Parameters<Person['refused']>[0], (value: string) => object, string][] = [
  ['POST /users/registration', (firstName) => ({ ...registration, firstName }), 'First Name'],
  ['POST /users/registration', (lastName) => ({ ...registration, lastName }), 'Last Name'],
  ['POST /users/update-firstname', (firstName) => ({ firstName }), 'First Name'],
  ['PUT /users/profile', (firstName) => ({ firstName }), 'First Name'],
  ['PUT /users/profile', (lastName) => ({ lastName }), 'Last Name'],
  ['PUT /users/profile', (city) => ({ city }), 'City'],
  ['PUT /users/profile', (country) => ({ country }), 'Country'],
  ['PUT /users/profile', (shortDescription) => ({ shortDescription }), 'Short Description'],
  ['PUT /users/profile', (interest) => ({ interests: [interest] }), 'Interest'],
  [
    'PUT /tech-stack',
    (technology) => ({ techStack: [{ technology, skillLevel: 'EXPERT' }] }),
    'Technology',
  ],
  ['POST /projects', (name) => projectForm({ name }), 'Project name'],
  ['POST /projects', (technology) => projectForm({ techStack: [technology] }), 'Technology'],
  ['POST /projects', (role) => projectForm({ lookingFor: [role] }), 'Role'],
  ['POST /users/entries', (title) => ({ ...entry, title }), 'Title'],
  ['POST /users/entries', (organisation) => ({ ...entry, organisation }), 'Organization'],
];

describe.each(fields)('%s', (key, bodyOf, label) => {
  test.each(['Aino\nSalo', 'Aino\r\nSalo', 'Aino\u001B[2J', 'Aino\u2028Salo', 'Aino\u202Eolas'])(
    `rejects ${label} %j as invalid_input`,
    async (value) => {
      const refusal = await person.refused(key, { body: bodyOf(value) });
      expect(refusal.body).toMatchObject({
        code: 'invalid_input',
        message: `${label} must be one line, without control characters`,
      });
    },
  );
});

test('rejects a URL with a line break as invalid_input', async () => {
  const refusal = await person.refused('PUT /users/profile', {
    body: { githubUrl: 'https://github.com/a\nb' },
  });
  expect(refusal.body.errors?.[0]?.field).toBe('githubUrl');
});

test('stored values with line breaks can still be read, and other fields changed', async () => {
  await server.pool.query("update users set city = E'Turku\\nÅbo' where id = $1", [person.id]);
  const { body } = await person.send('PUT /users/profile', { body: { aboutMe: 'Two\nlines' } });
  expect(body).toMatchObject({ city: 'Turku\nÅbo', aboutMe: 'Two\nlines' });
});
