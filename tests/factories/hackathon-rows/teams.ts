import type { Db } from '#server/migrations/tables.ts';
import { insertProject } from '#server/projects/projects/store.ts';
import { refreshOpenings } from '#server/teams/openings/actions.ts';
import { insertMembers, recordTeam } from '#tests/factories/project-rows.ts';
import { getHackathonRow } from './sign-ups.ts';

type NewTeam = { name: string; creatorId: number; mateId: number | undefined };

/** Stores teams of people who have signed up, as the API does when one starts it and one joins. */
export async function insertTeams(db: Db, slug: string, teams: readonly NewTeam[]) {
  const { id: hackathonId, team_most: teamSize } = await getHackathonRow(db, slug);
  const inserted: { id: number; name: string }[] = [];
  for (const { name, ...people } of teams) {
    const { creatorId, mateId } = people;
    const form = { ...project, name, teamSize, hackathonId, creatorId };
    const projectId = await insertProject(db, form);
    await insertMembers(db, { ...people, projectId });
    const ids = mateId === undefined ? [creatorId] : [creatorId, mateId];
    const place = { hackathon_id: hackathonId, project_id: projectId };
    const places = ids.map((id) => ({ ...place, user_id: id }));
    await db.insertInto('hackathon_places').values(places).execute();
    await recordTeam(db, { ...people, projectId });
    inserted.push({ id: projectId, name });
  }
  await refreshOpenings(
    db,
    inserted.map(({ id }) => id),
  );
  return inserted;
}

const project = {
  description: 'Ferries after midnight',
  status: 'Planning' as const,
  difficulty: 'Beginner' as const,
  githubUrl: '',
  image: '',
  techStack: [],
  lookingFor: [],
};
