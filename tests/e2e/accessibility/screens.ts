import type { Account } from '#tests/e2e/support/pieces.ts';
import { hackathonForm } from '#tests/factories/hackathons.ts';
import { invite } from '#tests/factories/invitations.ts';
import { askToJoin, createAskingProject } from '#tests/factories/projects.ts';
import { createFullProject, fillInProfile } from './sample-content.ts';

export type Screen = {
  path: string;
  /** The document title, without " · Pieces". */
  title: string;
  /** The main action on the screen. */
  action: [role: 'link' | 'button' | 'searchbox' | 'tab' | 'heading', name: string];
};

/** Every screen that's open to everyone. */
export const publicScreens: Screen[] = [
  { path: '/', title: 'Find Your Missing Piece', action: ['link', 'Explore Projects'] },
  { path: '/projects', title: 'Projects', action: ['link', 'Create New Project'] },
  { path: '/events', title: 'Events', action: ['searchbox', 'Search events'] },
  { path: '/business', title: 'Business Portal', action: ['tab', 'Challenges'] },
  { path: '/hackathons', title: 'Hackathons', action: ['tab', 'Past Hackathons'] },
  {
    path: '/hackathons/live',
    title: 'Live hackathons',
    action: ['link', 'Organize a hackathon'],
  },
  { path: '/forum', title: 'Forum', action: ['button', 'Start New Discussion'] },
  { path: '/philosophy', title: 'The Pieces Philosophy', action: ['link', 'Explore Projects'] },
  { path: '/login', title: 'Sign in', action: ['button', 'Sign In'] },
  { path: '/invite', title: 'This invitation is incomplete', action: ['link', 'Find a team'] },
  { path: '/forgot-password', title: 'Forgot your password?', action: ['button', 'Send link'] },
  { path: '/reset-password', title: 'This link is incomplete', action: ['link', 'Ask for'] },
  {
    path: '/how-matching-works',
    title: 'How matching works',
    action: ['heading', 'Points'],
  },
  { path: '/terms', title: 'Terms of Service', action: ['heading', 'Your account'] },
  { path: '/privacy', title: 'Privacy Policy', action: ['heading', 'Cookies'] },
  { path: '/conduct', title: 'Code of Conduct', action: ['heading', 'What admins do'] },
  {
    path: '/confirm-contact',
    title: 'Confirm your contact email',
    action: ['button', 'Confirm contact email'],
  },
  { path: '/unsubscribe', title: 'Stop emails', action: ['button', 'Stop these emails'] },
  { path: '/verification-success', title: 'Email Verified!', action: ['link', 'Go to Login'] },
  {
    path: '/verification-error?code=EXPIRED_TOKEN',
    title: 'Link Expired',
    action: ['link', 'Return to Login'],
  },
  {
    path: '/verification-error',
    title: 'Invalid Verification Link',
    action: ['link', 'Return to Login'],
  },
  { path: '/nothing', title: 'Page not found', action: ['link', 'Go to Home'] },
];

/** Lists every screen for a signed-in person, after creating a project and a ticket for them. */
export async function listSignedInScreens(person: Account, other: Account): Promise<Screen[]> {
  await fillInProfile(person);
  const { projectId, ticketPath, ticketTitle, projectName } = await createFullProject(person);
  const asked = await createAskingProject(other, { name: 'Quiet Hours' });
  const request = await askToJoin(person, asked.id, { message: 'I draw maps.' });
  const { body: link } = await other.send('POST /projects/{projectId}/invitations', {
    params: { projectId: asked.id },
    body: {},
  });
  const invitation = new URL(link.url).pathname;
  const personal = await invite(other, { projectId: asked.id, person });
  const { body: hackathon } = await person.send('POST /hackathons', { body: hackathonForm() });
  const times = { startsAt: hackathonForm().opensAt };
  const { body: begun } = await person.send('POST /hackathons', { body: hackathonForm(times) });
  return [
    { path: '/profile', title: person.name, action: ['button', 'Edit Profile'] },
    { path: `/profile/${other.id}`, title: other.name, action: ['button', 'Follow'] },
    { path: '/settings', title: 'Settings', action: ['button', 'Save changes'] },
    {
      path: '/settings?section=notifications',
      title: 'Notifications · Settings',
      action: ['link', 'Account'],
    },
    {
      path: '/settings?section=privacy',
      title: 'Privacy & Security · Settings',
      action: ['link', 'Account'],
    },
    {
      path: '/settings?section=app',
      title: 'App Preferences · Settings',
      action: ['link', 'Account'],
    },
    { path: '/notifications', title: 'Notifications', action: ['heading', 'Notifications'] },
    {
      path: '/teammates',
      title: 'Would you build with them again?',
      action: ['link', 'Find a team'],
    },
    { path: '/for-you', title: 'For you', action: ['button', 'Show me teams'] },
    {
      path: '/hackathons/new',
      title: 'Organize a hackathon',
      action: ['button', 'Create hackathon'],
    },
    {
      path: `/hackathons/${hackathon.slug}`,
      title: hackathon.name,
      action: ['link', 'People'],
    },
    {
      path: `/hackathons/${hackathon.slug}/people`,
      title: `People · ${hackathon.name}`,
      action: ['button', 'Copy code'],
    },
    {
      path: `/hackathons/${hackathon.slug}/teams`,
      title: `Teams · ${hackathon.name}`,
      action: ['link', 'People'],
    },
    {
      path: `/hackathons/${hackathon.slug}/settings`,
      title: `Hackathon settings · ${hackathon.name}`,
      action: ['button', 'Save changes'],
    },
    {
      path: `/hackathons/${begun.slug}/submissions`,
      title: `Submissions · ${begun.name}`,
      action: ['link', 'Judging'],
    },
    {
      path: `/hackathons/${begun.slug}/judging`,
      title: `Judging · ${begun.name}`,
      action: ['link', 'Submissions'],
    },
    {
      path: '/for-you/preferences',
      title: 'What you’re looking for',
      action: ['button', 'Save changes'],
    },
    { path: '/update-name', title: 'Update First Name', action: ['button', 'Update'] },
    { path: '/project-submission', title: 'Create New Project', action: ['button', 'Next'] },
    {
      path: `/projects/${projectId}`,
      title: `${projectName} · Projects`,
      action: ['link', 'Open Team Space'],
    },
    {
      path: `/team-workspace/${projectId}`,
      title: projectName,
      action: ['button', 'Create Ticket'],
    },
    {
      path: `/team-workspace/${projectId}/settings`,
      title: `Project settings · ${projectName}`,
      action: ['button', 'Save changes'],
    },
    {
      path: `/team-workspace/${projectId}/requests`,
      title: `Requests · ${projectName}`,
      action: ['heading', 'Requests'],
    },
    {
      path: `/team-workspace/${projectId}/people`,
      title: `Find people · ${projectName}`,
      action: ['heading', 'Find people'],
    },
    {
      path: `/tickets/${projectId}/999999`,
      title: 'Ticket not found',
      action: ['button', 'Go Back'],
    },
    {
      path: `/requests/${request.id}`,
      title: `Your request · ${asked.name}`,
      action: ['button', 'Change request'],
    },
    { path: invitation, title: `Invitation to ${asked.name}`, action: ['button', 'Join the team'] },
    {
      path: `/invitations/${personal.id}`,
      title: `Your invitation · ${asked.name}`,
      action: ['button', 'Join the team'],
    },
    { path: ticketPath, title: `${ticketTitle} · #1`, action: ['button', 'Edit description'] },
  ];
}
