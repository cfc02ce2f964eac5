import { expect } from 'vitest';
import { openClient } from '#tests/client.ts';
import { password } from '#tests/factories/people.ts';
import type { Topology } from '#tests/operations/topology/containers.ts';
import type { Report } from '#tests/operations/topology/report.ts';

const register = 'POST /users/registration';
const formOf = (email: string) => ({
  body: { firstName: 'New', lastName: 'Person', email, password, confirmPassword: password },
});

/** REGISTRATION, OPERATOR and COMMUNITY_NAME of .env take effect. */
export async function refuseUninvited({ url }: Topology, report: Report) {
  const { body } = await openClient(url).send('GET /community');
  expect(body).toMatchObject({ name: 'Hive', operator: 'Hive Helsinki' });
  const refusal = await openClient(url).refused(register, formOf('uninvited@pieces.test'));
  report.add('REGISTRATION=invitation: signing up without one', refusal.body.code);
  expect(refusal.body.code).toBe('invitation_required');
}

/** A setting that isn't one keeps a process from starting, and says which one was meant. */
export async function misspellSetting({ compose }: Topology, report: Report) {
  const said = await compose(
    'run --rm --no-deps -T --env REGISTRATION_MODE=invitation --env REGISTRATON=invitation pieces-1 2>&1 || true',
  );
  const sentences = said.match(/[A-Z_]+ isn't a setting\. Did you mean \w+\?/g) ?? [];
  report.add('REGISTRATON and REGISTRATION_MODE', sentences.join(' '));
  expect(sentences).toHaveLength(2);
}

/** After REGISTRATION=anyone, more people sign up from one network than NETWORK_LIMITS=1 allows. */
export async function openToEveryone(topology: Topology, report: Report) {
  await topology.writeSettings({ REGISTRATION: 'anyone' });
  await topology.compose('up --detach --wait');
  const people = Array.from({ length: 25 }, (_, index) => `person.${index}@pieces.test`);
  for (const email of people) await openClient(topology.url).send(register, formOf(email));
  report.add('NETWORK_LIMITS=10: sign-ups from one network', String(people.length));
}
