import type { Pool } from 'pg';
import { formTeamsInWorker } from '#server/hackathons/proposals/forming/form-in-worker.ts';
import { readFacts } from '#server/hackathons/proposals/forming/facts.ts';
import type { Participant } from '#server/hackathons/proposals/forming/participant.ts';
import { commonHoursOf, pointsOf } from '#server/hackathons/proposals/forming/points.ts';
import { openClient } from '#tests/client.ts';
import { createParticipants, createPeopleForTeams } from '#tests/factories/participants.ts';
import { createBoard } from './board.ts';
import { measureBoardDuring, roundSeconds } from './board-load.ts';
import type { Row } from './table.ts';
import { withPieces } from './with-pieces.ts';

const rules = {
  least: 3,
  most: 5,
  wanted: ['Front-end', 'Back-end', 'Design'],
  isShort: false,
} as const;
const [sizes, most] = [[40, 150, 400], 400];

/** Measures how long teams of a hackathon take, how well they fit, and whether boards become slower. */
export async function measureProposals(dataDir: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of sizes) rows.push(...(await measureForming(size)));
  return [...rows, ...(await measureBoard(dataDir))];
}

async function measureForming(size: number): Promise<Row[]> {
  const people = createParticipants(size, size);
  const before = process.cpuUsage();
  const { teams } = await formTeamsInWorker({ people, rules, apart: [], fixed: [], seed: 1 });
  const { user, system } = process.cpuUsage(before);
  const dealt = teams.map((_team, at) =>
    people.filter((_one, index) => index % teams.length === at).map(({ id }) => id),
  );
  const [formed, inTurn] = [measureFit(people, teams), measureFit(people, dealt)];
  return [
    {
      what: `teams of ${size} people: CPU-s`,
      figure: ((user + system) / 1_000_000).toFixed(2),
      ...(size === most && { target: '≤ 5' }),
    },
    {
      what: `teams of ${size} people (vs dealt out in turn): mean points of 100`,
      figure: formed.points.toFixed(0),
      comparison: inTurn.points.toFixed(0),
    },
    {
      what: `teams of ${size} people (vs dealt out in turn): can meet 6 hours a week, of ${teams.length}`,
      figure: String(formed.meet),
      comparison: String(inTurn.meet),
    },
  ];
}

function measureFit(people: Participant[], teams: number[][]) {
  const facts = readFacts({ people, apart: [], wanted: rules.wanted });
  const all = teams.map((team) => team.map((id) => facts.get(id)!));
  const points = all.map((team) => pointsOf(team, rules.wanted.length));
  return {
    points: points.reduce((sum, one) => sum + one, 0) / teams.length,
    meet: all.filter((team) => (commonHoursOf(team) ?? 0) >= 6).length,
  };
}

/** A board's calls, while an organizer has teams of 400 people proposed without a pause. */
const measureBoard = (dataDir: string): Promise<Row[]> =>
  withPieces(dataDir, async ({ url, database, node, postgres }) => {
    const board = await createBoard(database.db, 200);
    await fillHackathon(database.pool, board.userId);
    const organizer = openClient(url, new Map([['pieces_session', board.token]]));
    return measureBoardDuring({
      url,
      pids: [node, postgres],
      board,
      what: `proposals for ${most} people`,
      work: async () => {
        const end = performance.now() + roundSeconds * 1000;
        while (performance.now() < end) {
          const { status } = await organizer.send('POST /hackathons/{slug}/proposals', {
            params: { slug: 'bench' },
          });
          if (status !== 201) throw new Error(`A proposal answered ${status}.`);
        }
      },
    });
  });

/** Creates a hackathon with 400 people who look for a team. */
async function fillHackathon(pool: Pool, organizerId: number) {
  await pool.query(
    `with hackathon as (
       insert into hackathons (slug, kind, name, organizer_id, time_zone, visibility, code,
                               most_people, team_least, team_most, wanted, forming, opens_at,
                               closes_at, starts_at, ends_at, created_at)
       values ('bench', 'hackathon', 'Bench', $1, 'Europe/Helsinki', 'link', 'BENCH234', $2, $3, $4,
               $5, 'both', now() - interval '1 day', now() + interval '1 day',
               now() + interval '1 day', now() + interval '2 days', now())
       returning id),
     organizer as (
       insert into hackathon_staff (hackathon_id, user_id, role, added_at)
       select id, $1, 'organizer', now() from hackathon),
     answers as (
       select *, nextval(pg_get_serial_sequence('users', 'id')) as user_id
         from jsonb_to_recordset($6::jsonb)
           as (disciplines text[], hours int, week text[], goal text, "isBeginner" boolean,
               languages text[])),
     person as (
       insert into users (id, email, first_name, last_name, login_method, communication_email)
       overriding system value
       select user_id, user_id || '@pieces.test', 'Eetu', 'Salo', 'email', '' from answers)
     insert into hackathon_people (hackathon_id, user_id, state, disciplines, hours, week, goal, level,
                                   languages, signed_up_at)
     select hackathon.id, user_id, 'signed_up', disciplines, hours, week, goal,
            case when "isBeginner" then 'beginner' else 'some' end, languages, now()
       from hackathon, answers`,
    [
      organizerId,
      most,
      rules.least,
      rules.most,
      rules.wanted,
      JSON.stringify(createPeopleForTeams(most, 1)),
    ],
  );
}
