import type { Database } from '#server/platform/database/connect.ts';
import { hashToken, mintToken } from '#server/platform/tokens.ts';

export type SignedIn = { id: number; token: string };

/** Adds people who are signed in, all in one statement. */
export async function createSignedIn({ pool }: Database, count: number): Promise<SignedIn[]> {
  const tokens = Array.from({ length: count }, () => mintToken());
  const { rows } = await pool.query<{ id: number }>(
    `with people as (
       insert into users (email, first_name, last_name, login_method, communication_email)
       select email, 'Eetu', 'Salo', 'email', email
         from (select gen_random_uuid() || '@pieces.test' as email
                 from generate_series(1, $1)) as address
       returning id
     ), numbered as (
       select id, row_number() over (order by id) as number from people
     ), opened as (
       insert into sessions (hash, user_id, user_agent, address, expires_at, last_seen_at,
                             authenticated_at)
       select hash, id, 'bench', '127.0.0.1', now() + interval '7 days', now(), now()
         from unnest($2::bytea[]) with ordinality as given (hash, number) join numbered using (number)
     )
     select id from numbered order by number`,
    [count, tokens.map(hashToken)],
  );
  return rows.map(({ id }, index) => ({ id, token: tokens[index] ?? '' }));
}

/** Gives people a place in a hackathon, past its limit. */
export const addToHackathon = (
  { pool }: Database,
  { slug, people }: { slug: string; people: SignedIn[] },
) =>
  pool.query(
    `insert into hackathon_people (hackathon_id, user_id, state, signed_up_at)
     select hackathons.id, person.id, 'signed_up', now()
       from hackathons, unnest($2::bigint[]) as person (id) where slug = $1`,
    [slug, people.map(({ id }) => id)],
  );
