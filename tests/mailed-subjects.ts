import type { TestServer } from './server.ts';

/** Returns the sorted subjects of all emails to an address, because their order of arrival can vary. */
export const mailedSubjects = async (server: Pick<TestServer, 'mail'>, address: string) =>
  (await server.mail())
    .filter(({ to }) => to === address)
    .map(({ subject }) => subject)
    .toSorted();
