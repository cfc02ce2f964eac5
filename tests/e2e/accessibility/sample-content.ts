import { type Account, createProject, createTicket } from '#tests/e2e/support/pieces.ts';

/** Creates a project and a ticket with every field filled in and very long words. */
export async function createFullProject(person: Account) {
  const project = await createProject(person, {
    name: 'A project with a rather long name that has to fit on the card',
    techStack: ['TypeScript', 'PostgreSQL', 'Server-sent events'],
    lookingFor: ['Frontend developer', 'Technical writer', 'Designer'],
  });
  const ticket = await createTicket(person, project.id, {
    title: 'Show the air quality at Umgebungsluftqualitätsmessstation',
    priority: 'High',
    type: 'Documentation',
    assigneeId: person.id,
    description:
      '# Plan\n\n- [ ] one\n- [x] two\n\n> quoted\n\n`code` [link](https://example.org)\n\n| Wind | Rain |\n| --- | --- |\n| 4 | 0 |\n\n```\n' +
      `${'a long line of code '.repeat(12)}\n` +
      '```',
  });
  return {
    projectId: project.id,
    ticketId: ticket.id,
    projectName: project.name,
    ticketTitle: ticket.title,
    ticketPath: `/tickets/${project.id}/${ticket.id}`,
  };
}

/** Fills in every part of a person's profile. */
export async function fillInProfile(person: Account) {
  await person.send('PUT /users/profile', {
    body: {
      shortDescription: 'Front-end developer who sketches on paper first',
      aboutMe: 'I draw maps.',
      interests: ['Maps', 'Accessibility', 'An interest with a rather long name to wrap'],
      githubUrl: 'https://github.com/aino',
      linkedinUrl: 'https://www.linkedin.com/in/aino',
      xUrl: 'https://x.com/aino',
      personalWebsiteUrl: 'https://aino.example/',
      city: 'Turku',
    },
  });
  const description = 'What I have made with it. '.repeat(8);
  await person.send('PUT /tech-stack', {
    body: {
      techStack: [
        { technology: 'TypeScript', skillLevel: 'EXPERT', description },
        { technology: 'Go', skillLevel: 'BEGINNER', description: '' },
      ],
    },
  });
  const body = { title: 'Trainee', organisation: 'Harbour Lab', from: '2025-06' };
  for (const kind of ['experience', 'education'])
    await person.send('POST /users/entries', { body: { ...body, kind } });
}
