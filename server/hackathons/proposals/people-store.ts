import type { ExperienceLevel } from '#contract/hackathons/hackathon-rules.ts';
import type { ParticipantState, Discipline, Goal, WeekTime } from '#contract/values/vocabulary.ts';
import type { Db } from '#server/migrations/tables.ts';
import { fullName } from '#server/platform/database/sql/full-name.ts';
import { rowsOf } from '#server/platform/database/sql/rows.ts';

export type ParticipantRow = {
  id: number;
  name: string;
  avatar: string | null;
  state: ParticipantState;
  disciplines: Discipline[];
  level: ExperienceLevel;
  hours: number | null;
  week: WeekTime[];
  timeZone: string;
  goal: Goal | null;
  languages: string[];
  wantsTeam: boolean;
  wishes: number[];
  /** The team they're in. */
  projectId: number | null;
  isOrganizer: boolean;
};

/** Everyone who has something to do with a hackathon, in the order of their ids. */
export const listParticipants = (db: Db, hackathonId: number) => rowsOf<ParticipantRow>(db)`
    select users.id, ${fullName('users')} as name, users.avatar, people.state,
           people.disciplines, people.level, people.hours, people.week, people.goal,
           people.languages, people.wants_team as "wantsTeam", place.project_id as "projectId",
           coalesce(nullif(people.time_zone, ''), hackathons.time_zone) as "timeZone",
           (select coalesce(json_agg(wished_id order by wished_id), '[]')
              from hackathon_wishes as wish
             where wish.hackathon_id = people.hackathon_id and wish.user_id = people.user_id)
             as wishes,
           exists(select from hackathon_staff as staff
                   where staff.hackathon_id = people.hackathon_id
                     and staff.user_id = people.user_id and role = 'organizer') as "isOrganizer"
      from hackathon_people as people
      join hackathons on hackathons.id = people.hackathon_id
      join users on users.id = people.user_id
      left join hackathon_places as place
        on place.hackathon_id = people.hackathon_id and place.user_id = people.user_id
     where people.hackathon_id = ${hackathonId}
     order by users.id`;

export type TeamRow = { projectId: number; name: string; teamSize: number; memberIds: number[] };

/** The teams of a hackathon that go on, with their members who are there. */
export const listTeams = (db: Db, hackathonId: number) => rowsOf<TeamRow>(db)`
    select projects.id as "projectId", projects.name, team_size as "teamSize",
           json_agg(place.user_id order by place.user_id) as "memberIds"
      from projects
      join hackathon_places as place on place.project_id = projects.id
      join hackathon_people as people
        on people.hackathon_id = place.hackathon_id and people.user_id = place.user_id
     where projects.hackathon_id = ${hackathonId} and place.hackathon_id = ${hackathonId}
       and people.state = 'signed_up' and deleted_at is null and status <> 'Completed'
     group by projects.id
     order by projects.id`;
