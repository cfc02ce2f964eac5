import { expect, test } from 'vitest';
import { createPerson } from '#tests/factories/people.ts';
import { startTestServer } from '#tests/server.ts';

const block = 'PUT /users/blocks/{userId}';

test('returns limit_reached after blocking 500 people', async () => {
  const server = await startTestServer();
  const aino = await createPerson(server);
  const [last, over] = [await createPerson(server), await createPerson(server)];
  await server.pool.query(
    `with others as (
       insert into users (email, communication_email, first_name, last_name, login_method)
       select name, name, 'Blocked', 'Person', 'email'
         from generate_series(1, 499) as number, concat(number, '@pieces.test') as name
       returning id
     )
     insert into blocks (blocker_id, blocked_id) select $1, id from others`,
    [aino.id],
  );
  await aino.send(block, { params: { userId: last.id } });
  const refusal = await aino.refused(block, { params: { userId: over.id } });
  expect(refusal.body).toMatchObject({
    code: 'limit_reached',
    message: 'You can block up to 500 people. Unblock someone first.',
  });
  expect((await aino.send('GET /users/blocks')).body).toHaveLength(500);
});
