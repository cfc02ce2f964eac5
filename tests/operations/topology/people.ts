import { waitFor } from '#tests/faults/processes.ts';
import { openClient } from '#tests/client.ts';
import { createProject } from '#tests/factories/projects.ts';
import { password, type Person } from '#tests/factories/people.ts';
import type { Topology } from './containers.ts';

/** Signs someone up as a visitor does: through the proxy, with the link in the email. */
async function signUp({ url, compose }: Topology, firstName: string): Promise<Person> {
  const client = openClient(url);
  const email = `${firstName.toLowerCase()}@pieces.test`;
  const lastName = 'Salo';
  await client.send('POST /users/registration', {
    body: { firstName, lastName, email, password, confirmPassword: password },
  });
  let token = '';
  await waitFor(`the email to ${email}`, async () => {
    const mails = (await compose('logs --no-log-prefix mail')).split('\n');
    const mail = mails.find((line) => line.includes(`"${email}"`) && line.includes('/verify'));
    token = /\/verify\?token=([^\s\\"]+)/.exec(mail ?? '')?.[1] ?? '';
    return token !== '';
  });
  await client.send('POST /auth/verification', { body: { token } });
  return signIn(url, email);
}

/** Signs in through the proxy. */
export async function signIn(url: string, email: string): Promise<Person> {
  const client = openClient(url);
  await client.send('POST /auth/login', { body: { email, password } });
  const { body } = await client.send('GET /auth/me');
  return { ...client, id: body.id, name: `${body.firstName} ${body.lastName}`, email };
}

/** Signs up four people, who share a project. */
export async function createTeamThroughProxy(topology: Topology) {
  const people: [Person, ...Person[]] = [await signUp(topology, 'Aino')];
  const { id: projectId } = await createProject(people[0], { teamSize: 4 });
  for (const name of ['Eetu', 'Helmi', 'Onni']) {
    const person = await signUp(topology, name);
    await person.send('POST /projects/{projectId}/members', { params: { projectId } });
    people.push(person);
  }
  return { people, projectId };
}
