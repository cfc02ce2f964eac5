import { openClient } from '#tests/client.ts';
import { paths } from '#web/lib/paths.ts';

export type Screen = { name: string; path: string; signedIn?: true };

type SignIn = { email: string; password: string };

/** Lists every screen that has a URL. The project, the board and the ticket are those of Harbour Tides. */
export async function listScreens(url: string, person: SignIn): Promise<Screen[]> {
  const { project, board, ticket, teammate } = await findExamples(url, person);
  return [
    { name: 'home', path: paths.home },
    { name: 'login', path: paths.login },
    { name: 'projects', path: paths.projects, signedIn: true },
    { name: 'project', path: project },
    { name: 'events', path: paths.events },
    { name: 'forum', path: paths.forum },
    { name: 'business', path: paths.business },
    { name: 'hackathons', path: paths.hackathons },
    { name: 'philosophy', path: paths.philosophy },
    { name: 'profile', path: paths.profile, signedIn: true },
    { name: 'profile-tech-stack', path: `${paths.profile}?tab=tech-stack`, signedIn: true },
    { name: 'profile-activity', path: `${paths.profile}?tab=activity`, signedIn: true },
    { name: 'profile-achievements', path: `${paths.profile}?tab=achievements`, signedIn: true },
    { name: 'public-profile', path: teammate, signedIn: true },
    { name: 'settings', path: paths.settings, signedIn: true },
    { name: 'update-name', path: paths.updateName, signedIn: true },
    { name: 'project-submission', path: paths.projectSubmission, signedIn: true },
    { name: 'board', path: board, signedIn: true },
    { name: 'ticket', path: ticket, signedIn: true },
    { name: 'verification-success', path: paths.verificationSuccess },
    { name: 'verification-error', path: `${paths.verificationError}?code=EXPIRED_TOKEN` },
    { name: 'terms', path: paths.terms },
    { name: 'privacy', path: paths.privacy },
    { name: 'not-found', path: '/a-piece-that-fits-nowhere' },
  ];
}

async function findExamples(url: string, person: SignIn) {
  const client = openClient(url);
  const { id: ownId } = (await client.send('POST /auth/login', { body: person })).body;
  const projects = await client.send('GET /projects/user');
  const project = projects.body.find(({ name }) => name === 'Harbour Tides');
  if (!project)
    throw new Error("The project Harbour Tides is missing. The demo data isn't loaded.");
  const projectId = project.id;
  const tickets = await client.send('GET /projects/{projectId}/tickets', { params: { projectId } });
  const ticket = tickets.body.content.find(({ description }) => description?.includes('| Wind |'));
  const teammate = project.members.find(({ userId }) => userId !== ownId);
  return {
    teammate: paths.publicProfile(teammate?.userId ?? ownId),
    project: paths.project(projectId),
    board: paths.teamWorkspace(projectId),
    ticket: paths.ticket({ projectId, ticketId: ticket?.id ?? 0 }),
  };
}
