import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { beforeAll, expect, test } from 'vitest';
import { openClient } from '#tests/client.ts';
import { issueCredential } from '#tests/factories/credentials.ts';
import { createPerson } from '#tests/factories/people.ts';
import { givePhoto } from '#tests/factories/photos.ts';
import { createTeam } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

const getResume = 'GET /users/{userId}/resume.json';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const isValid = addFormats.default(new Ajv({ strict: false })).compile(schema);

function expectValid(resume: unknown) {
  isValid(resume);
  expect(isValid.errors).toBeNull();
}

test('a filled profile is a valid resume, with the work in teams', async () => {
  const { member, project } = await createTeam(server);
  await member.send('PUT /users/profile', {
    body: {
      city: 'Tampere',
      country: 'Finland',
      aboutMe: 'I draw maps.',
      personalWebsiteUrl: 'https://jäätelö.example/a b',
      githubUrl: 'https://github.com/member',
      interests: ['Maps'],
    },
  });
  await member.send('PUT /tech-stack', {
    body: { techStack: [{ technology: 'React', skillLevel: 'INTERMEDIATE', description: '' }] },
  });
  for (const kind of ['experience', 'education'])
    await member.send('POST /users/entries', {
      body: { kind, title: 'Intern', organisation: 'Kartta Oy', from: '2024-05', text: 'Maps' },
    });
  await givePhoto(member);
  const { id } = await issueCredential(server, member, project.id);
  const params = { userId: member.id };
  const { body: own } = await member.send(getResume, { params });
  expectValid(own);
  expect(own.basics).toMatchObject({
    name: member.name,
    email: member.email,
    url: 'https://xn--jtel-loaa3k.example/a%20b',
    location: { city: 'Tampere', region: 'Finland' },
  });
  expect(own.projects).toEqual([
    expect.objectContaining({
      name: project.name,
      highlights: ['5 finished tickets, 3 reviewed by 2 teammates'],
      keywords: ['React'],
      type: 'team project',
    }),
  ]);
  expect(own.certificates).toEqual([
    expect.objectContaining({ url: `http://pieces.test/credentials/${id}` }),
  ]);
  expect(own.work).toEqual([
    { name: 'Kartta Oy', position: 'Intern', startDate: '2024-05', summary: 'Maps' },
  ]);
});

test('an empty profile is a valid resume', async () => {
  const person = await createPerson(server);
  const { body } = await person.send(getResume, { params: { userId: person.id } });
  expectValid(body);
  expect(body.basics).not.toHaveProperty('label');
});

test('leaves out the email address and the credentials for other people', async () => {
  const { creator, member, project } = await createTeam(server);
  await issueCredential(server, member, project.id);
  for (const reader of [creator, openClient(server.url)]) {
    const { body } = await reader.send(getResume, { params: { userId: member.id } });
    expectValid(body);
    expect(JSON.stringify(body)).not.toContain(member.email);
    expect(body.certificates).toEqual([]);
  }
});

test('not_found: the resume of someone who doesn’t exist', async () => {
  const { refused } = openClient(server.url);
  const { body } = await refused(getResume, { params: { userId: 999_999_999 } });
  expect(body.code).toBe('not_found');
});
