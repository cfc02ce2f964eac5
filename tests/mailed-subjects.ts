import type { TestServer } from './server.ts';

/** The subjects of all emails to an address, sorted: emails that leave together arrive in any order. */
export const mailedSubjects = async (server: Pick<TestServer, 'mail'>, address: string) =>
  (await server.mail())
    .filter(({ to }) => to === address)
    .map(({ subject }) => subject)
    .toSorted();
