import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  addStaff,
  createHackathon,
  createParticipants,
  formTeam,
  joinTeam,
  signUp,
  signUpForm,
} from '#tests/factories/hackathons.ts';
import { readHackathon } from '#tests/event-stream.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { notifiedTexts } from '#tests/notified-texts.ts';
import { startTestServer, type TestServer } from '#tests/server.ts';

let server: TestServer;
let otherUrl: string;

beforeAll(async () => {
  server = await startTestServer();
  otherUrl = await server.startAnother();
});

const me = 'PUT /hackathons/{slug}/people/me';
const leave = 'DELETE /hackathons/{slug}/people/me';
const list = 'GET /hackathons/{slug}/people';
const change = 'PUT /hackathons/{slug}/people/{userId}';
const invite = 'POST /hackathons/{slug}/invitations';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const stateOf = async (person: Person, { slug }: { slug: string }) =>
  (await person.send('GET /hackathons/{slug}', { params: { slug } })).body.ownState;
const listPeople = async (person: Person, { slug }: { slug: string }) =>
  (await person.send(list, { params: { slug } })).body.people;

describe('signing up', () => {
  test('stores the answers, tells the person once, and lets them change their answers', async () => {
    const [organizer, person] = [await createPerson(server), await createPerson(server)];
    const hackathon = await createHackathon(organizer, { name: 'Quick Night' });
    const answers = {
      disciplines: ['Design', 'Docs'],
      level: 'beginner',
      note: 'I like maps',
    } as const;
    const own = await signUp(person, hackathon, { ...answers, disciplines: ['Design', 'Docs'] });
    expect(own).toMatchObject({ ...answers, state: 'signed_up', languages: ['en'], team: null });
    await signUp(person, hackathon, { level: 'strong' });
    expect(await notifiedTexts(person)).toEqual(['You’re in Quick Night']);
    const [row] = await listPeople(organizer, hackathon);
    expect(row).toMatchObject({ id: person.id, level: 'strong', disciplines: ['Front-end'] });
    const subjects = (await server.mail())
      .filter(({ to }) => to === person.email)
      .map(({ subject }) => subject);
    expect(subjects).toEqual(['You’re in Quick Night']);
  });

  test('returns too_early before it opens, and hackathon_closed after it closes', async () => {
    const [organizer, person] = [await createPerson(server), await createPerson(server)];
    const early = await createHackathon(organizer, { opensAt: inHours(1) });
    const late = await createHackathon(organizer, { closesAt: inHours(-0.5) });
    const codeFor = async ({ slug }: { slug: string }) =>
      (await person.refused(me, { params: { slug }, body: signUpForm })).body.code;
    expect(await codeFor(early)).toBe('too_early');
    expect(await codeFor(late)).toBe('hackathon_closed');
  });

  test('someone in it can change their answers after it closes', async () => {
    const [organizer, person] = [await createPerson(server), await createPerson(server)];
    const hackathon = await createHackathon(organizer);
    await signUp(person, hackathon);
    await server.pool.query(
      `update hackathons set opens_at = now() - interval '2 hours', closes_at = now() - interval '1 hour'
        where slug = $1`,
      [hackathon.slug],
    );
    expect((await signUp(person, hackathon, { level: 'strong' })).level).toBe('strong');
  });

  test('fills each spot once when many sign up simultaneously on two processes', async () => {
    const organizer = await createPerson(server);
    const hackathon = await createHackathon(organizer, { mostPeople: 3 });
    const people = await Promise.all(
      [0, 1, 2, 3, 4, 5, 6].map((index) =>
        createPerson({ db: server.db, url: index % 2 ? otherUrl : server.url }),
      ),
    );
    const states = await Promise.all(
      people.map(async (person) => (await signUp(person, hackathon)).state),
    );
    expect(states.toSorted()).toEqual([
      ...Array<string>(3).fill('signed_up'),
      ...Array<string>(4).fill('waiting'),
    ]);
  });

  test('leaving gives the spot to the person who has waited the longest', async () => {
    const organizer = await createPerson(server);
    const hackathon = await createHackathon(organizer, { mostPeople: 2 });
    const [first, , third, fourth] = await createParticipants(server, hackathon, [
      'A',
      'B',
      'C',
      'D',
    ]);
    // Changing answers doesn't move anyone back in the line.
    await signUp(third!, hackathon, { level: 'strong' });
    for (const _ of [1, 2]) await first!.send(leave, { params: { slug: hackathon.slug } });
    expect(await stateOf(first!, hackathon)).toBe('left');
    expect(await stateOf(third!, hackathon)).toBe('signed_up');
    expect(await stateOf(fourth!, hackathon)).toBe('waiting');
    expect((await signUp(first!, hackathon)).state).toBe('waiting');
  });

  test('returns hackathon_closed to someone who has blocked the organizer', async () => {
    const [organizer, blocker] = [await createPerson(server), await createPerson(server)];
    const { slug } = await createHackathon(organizer);
    await blocker.send('PUT /users/blocks/{userId}', { params: { userId: organizer.id } });
    const { body } = await blocker.refused(me, { params: { slug }, body: signUpForm });
    expect(body.code).toBe('hackathon_closed');
  });
});

describe('wishes for teammates', () => {
  test('can name people whom others see, and staff see the wishes', async () => {
    const [organizer, one] = [await createPerson(server), await createPerson(server, 'One')];
    const hackathon = await createHackathon(organizer);
    const [shown, hidden] = [await createPerson(server, 'Shown'), await createPerson(server)];
    await signUp(shown, hackathon, { isShown: true });
    await signUp(hidden, hackathon);
    const own = await signUp(one, hackathon, { withIds: [shown.id] });
    expect(own.with).toEqual([{ id: shown.id, name: shown.name }]);
    for (const id of [hidden.id, organizer.id, one.id]) {
      const body = { ...signUpForm, withIds: [id] };
      const refused = await one.refused(me, { params: { slug: hackathon.slug }, body });
      expect(refused.body.errors?.[0]?.field).toBe('withIds');
    }
    const rows = await listPeople(organizer, hackathon);
    expect(rows.find(({ id }) => id === one.id)?.withIds).toEqual([shown.id]);
    await shown.send(leave, { params: { slug: hackathon.slug } });
    expect((await signUp(one, hackathon)).with).toEqual([]);
  });

  test('can’t be someone who has blocked them', async () => {
    const [organizer, one, shown] = [
      await createPerson(server),
      await createPerson(server),
      await createPerson(server),
    ];
    const hackathon = await createHackathon(organizer);
    await signUp(shown, hackathon, { isShown: true });
    await signUp(one, hackathon);
    await shown.send('PUT /users/blocks/{userId}', { params: { userId: one.id } });
    const body = { ...signUpForm, withIds: [shown.id] };
    const refused = await one.refused(me, { params: { slug: hackathon.slug }, body });
    expect(refused.body.code).toBe('invalid_input');
    expect((await listPeople(one, hackathon)).map(({ id }) => id)).not.toContain(shown.id);
  });
});

test('blocking ends wishes and invitations between two people', async () => {
  const [organizer, one] = [await createPerson(server), await createPerson(server)];
  const [guest, other] = [await createPerson(server), await createPerson(server)];
  const hackathon = await createHackathon(organizer);
  await signUp(other, hackathon, { isShown: true });
  await signUp(one, hackathon, { withIds: [other.id] });
  await other.send('PUT /users/blocks/{userId}', { params: { userId: one.id } });
  const rows = await listPeople(organizer, hackathon);
  expect(rows.find(({ id }) => id === one.id)?.withIds).toEqual([]);
  const params = { slug: hackathon.slug, userId: guest.id };
  await organizer.send(change, { params, body: { state: 'invited' } });
  await guest.send('PUT /users/blocks/{userId}', { params: { userId: organizer.id } });
  expect(await stateOf(guest, hackathon)).toBe('left');
  const { unread } = (await guest.send('GET /notifications')).body;
  expect(unread).toBe(0);
  expect((await organizer.refused(change, { params, body: { state: 'invited' } })).status).toBe(
    404,
  );
});

describe('the list of people', () => {
  test('shows others only who looks for a team and agreed to it', async () => {
    const organizer = await createPerson(server);
    const hackathon = await createHackathon(organizer);
    const [reader] = await createParticipants(server, hackathon, ['Reader']);
    const [shown, taken, settled] = [
      await createPerson(server),
      await createPerson(server),
      await createPerson(server),
    ];
    await signUp(shown, hackathon, { isShown: true, withIds: [] });
    await signUp(taken, hackathon, { isShown: true });
    await formTeam(taken, hackathon);
    await signUp(settled, hackathon, { isShown: true, wantsTeam: false });
    expect((await listPeople(reader!, hackathon)).map(({ id }) => id)).toEqual([shown.id]);
    expect((await listPeople(organizer, hackathon)).map(({ id }) => id)).toEqual([
      reader!.id,
      shown.id,
      taken.id,
      settled.id,
    ]);
    const stranger = await createPerson(server);
    const params = { slug: hackathon.slug };
    expect((await stranger.refused(list, { params })).status).toBe(403);
  });

  test('tells its readers of each change on the stream of notifications, on all processes', async () => {
    const organizer = await createPerson({ db: server.db, url: otherUrl });
    const hackathon = await createHackathon(organizer);
    const other = await createHackathon(organizer);
    const listen = async ({ slug }: { slug: string }) => {
      const stream = await readHackathon(organizer, slug);
      onTestFinished(stream.close);
      const slugs = () =>
        stream.events.flatMap((event) => (event.name === 'hackathon' ? [event.data.slug] : []));
      return { ...stream, slugs };
    };
    const [stream, quiet] = [await listen(hackathon), await listen(other)];
    const person = await createPerson(server);
    await signUp(person, hackathon);
    await stream.until(() => stream.slugs().includes(hackathon.slug));
    await signUp(person, other);
    // Comes after all changes so far.
    await person.send('POST /users/{userId}/followers', { params: { userId: organizer.id } });
    await quiet.until(() => quiet.state()?.unread === 1);
    expect(quiet.slugs()).toEqual([other.slug]);
    const query = { hackathon: hackathon.slug };
    const stranger = await createPerson(server);
    expect((await stranger.refused('GET /notifications/events', { query })).status).toBe(403);
  });
});

describe('organizers and helpers', () => {
  test('invite people by name, who can confirm even after sign-up has closed', async () => {
    const [organizer, guest] = [await createPerson(server), await createPerson(server, 'Zelda')];
    const hackathon = await createHackathon(organizer, {
      closesAt: inHours(-0.5),
      name: 'Late Night',
    });
    const params = { slug: hackathon.slug };
    const query = { name: 'zelda n' };
    const found = await organizer.send('GET /hackathons/{slug}/found-people', { params, query });
    expect(found.body).toEqual([{ id: guest.id, name: guest.name, avatar: null, state: null }]);
    const call = { params: { ...params, userId: guest.id }, body: { state: 'invited' } };
    for (const _ of [1, 2]) expect((await organizer.send(change, call)).body.state).toBe('invited');
    expect(await notifiedTexts(guest)).toEqual([`${organizer.name} invited you to Late Night`]);
    expect((await signUp(guest, hackathon)).state).toBe('signed_up');
  });

  test('refuses to invite people who don’t take invitations', async () => {
    const [organizer, guest] = [await createPerson(server), await createPerson(server, 'Yrsa')];
    const { slug } = await createHackathon(organizer);
    await guest.send('PUT /users/privacy-settings', { body: { invitations: 'nobody' } });
    const blocker = await createPerson(server, 'Yrsa');
    await blocker.send('PUT /users/blocks/{userId}', { params: { userId: organizer.id } });
    const secluded = await createPerson(server, 'Yrsa');
    await secluded.send('PUT /users/privacy-settings', { body: { profile: 'teams' } });
    const query = { name: 'Yrsa' };
    const found = await organizer.send('GET /hackathons/{slug}/found-people', {
      params: { slug },
      query,
    });
    expect(found.body).toEqual([]);
    const call = { params: { slug, userId: guest.id }, body: { state: 'invited' } };
    expect((await organizer.refused(change, call)).status).toBe(404);
    const asSignedUp = { ...call, body: { state: 'signed_up' } };
    expect((await organizer.refused(change, asSignedUp)).status).toBe(403);
  });

  test('someone marked as absent leaves their team to a teammate, and can come back', async () => {
    const organizer = await createPerson(server);
    const hackathon = await createHackathon(organizer, { mostPeople: 2 });
    const [creator, member, waiting] = await createParticipants(server, hackathon, ['A', 'B', 'C']);
    const team = await formTeam(creator!, hackathon);
    await joinTeam(member!, team);
    const params = { slug: hackathon.slug, userId: creator!.id };
    const absent = await organizer.send(change, { params, body: { state: 'absent' } });
    expect(absent.body).toMatchObject({ state: 'absent', team: null });
    const { body: project } = await member!.send('GET /projects/{projectId}', {
      params: { projectId: team.id },
    });
    expect(project).toMatchObject({ creator: { id: member!.id }, currentMembers: 1 });
    const { rows: log } = await server.pool.query(
      'select act, actor_id, data from audit where subject = $1',
      [`person:${creator!.id}`],
    );
    expect(log).toEqual([
      { act: 'mark_absent', actor_id: organizer.id, data: { projectId: team.id } },
    ]);
    expect(await stateOf(waiting!, hackathon)).toBe('signed_up');
    expect(await notifiedTexts(creator!)).toContain(`You’re marked as absent in ${hackathon.name}`);
    const present = { params, body: { state: 'signed_up' } };
    expect((await organizer.refused(change, present)).body.code).toBe('hackathon_full');
    await waiting!.send(leave, { params: { slug: hackathon.slug } });
    expect((await organizer.send(change, present)).body.state).toBe('signed_up');
  });

  test('someone absent can’t leave and sign up as if they had come', async () => {
    const organizer = await createPerson(server);
    const hackathon = await createHackathon(organizer);
    const [absent] = (await createParticipants(server, hackathon, ['A'])) as [Person];
    const params = { slug: hackathon.slug };
    const call = { params: { ...params, userId: absent.id }, body: { state: 'absent' } } as const;
    await organizer.send(change, call);
    expect((await absent.refused(leave, { params })).status).toBe(403);
    const { body } = await absent.send('GET /hackathons/{slug}', { params });
    expect([body.ownState, body.can.leave]).toEqual(['absent', false]);
    expect((await signUp(absent, hackathon, { level: 'strong' })).state).toBe('absent');
  });

  test('someone removed can’t see it without a list or sign up, until they’re invited', async () => {
    const organizer = await createPerson(server, 'Olena');
    const hackathon = await createHackathon(organizer, { visibility: 'link', name: 'Calm Night' });
    const { slug, code } = hackathon;
    const params = { slug };
    const person = await createPerson(server, 'Rude');
    await signUp(person, hackathon, { code, level: 'strong' });
    const changeTo = (state: 'removed' | 'invited' | 'signed_up') =>
      ({ params: { ...params, userId: person.id }, body: { state } }) as const;
    await organizer.send(change, changeTo('removed'));
    expect(await notifiedTexts(person)).toContain('You were removed from Calm Night');
    for (const query of [{}, { code }])
      expect((await person.refused('GET /hackathons/{slug}', { params, query })).status).toBe(404);
    const again = { params, body: { ...signUpForm, code } };
    expect((await person.refused(me, again)).status).toBe(404);
    expect((await person.send('GET /hackathons')).body.own).toEqual([]);
    expect(await listPeople(organizer, hackathon)).toMatchObject([{ state: 'removed' }]);
    await organizer.send(invite, { params, body: { addresses: [person.email] } });
    const subjects = (await server.mail()).filter(({ to }) => to === person.email);
    expect(subjects.map(({ subject }) => subject)).not.toContain('You’re invited to Calm Night');
    expect((await organizer.refused(change, changeTo('signed_up'))).status).toBe(403);
    // They know it already, so they're let back in even so.
    await person.send('PUT /users/privacy-settings', { body: { invitations: 'nobody' } });
    await organizer.send(change, changeTo('invited'));
    const { notifications } = (await person.send('GET /notifications')).body;
    expect(notifications.filter(({ isRead }) => !isRead).map(({ text }) => text)).toEqual([
      `${organizer.name} invited you to Calm Night`,
      'You’re in Calm Night',
    ]);
    expect((await signUp(person, hackathon)).state).toBe('signed_up');
  });

  test('someone removed sees a listed hackathon and why they can’t sign up', async () => {
    const organizer = await createPerson(server);
    const hackathon = await createHackathon(organizer);
    const [person] = (await createParticipants(server, hackathon, ['Rude'])) as [Person];
    const params = { slug: hackathon.slug };
    const call = { params: { ...params, userId: person.id }, body: { state: 'removed' } } as const;
    await organizer.send(change, call);
    const { body } = await person.send('GET /hackathons/{slug}', { params });
    expect([body.ownState, body.own, body.can.signUp]).toEqual(['removed', null, false]);
    const refused = await person.refused(me, { params, body: signUpForm });
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'You were removed from this hackathon. Ask its organizers to let you back in.',
    ]);
    expect((await person.refused(list, { params })).status).toBe(403);
    await person.send(leave, { params });
    expect(await stateOf(person, hackathon)).toBe('removed');
  });

  test('someone who left on their own can come back, and isn’t there to remove', async () => {
    const organizer = await createPerson(server);
    const hackathon = await createHackathon(organizer, { visibility: 'link' });
    const person = await createPerson(server);
    await signUp(person, hackathon, { code: hackathon.code });
    const params = { slug: hackathon.slug };
    await person.send(leave, { params });
    const call = { params: { ...params, userId: person.id }, body: { state: 'removed' } } as const;
    expect((await organizer.refused(change, call)).status).toBe(404);
    expect((await signUp(person, hackathon)).state).toBe('signed_up');
  });

  test('someone who is removed while they leave or change their answers doesn’t get back in', async () => {
    const organizer = await createPerson({ db: server.db, url: otherUrl });
    const hackathon = await createHackathon(organizer);
    const people = await createParticipants(server, hackathon, ['A', 'B', 'C', 'D']);
    const params = { slug: hackathon.slug };
    await Promise.all(
      people.flatMap((person) => [
        organizer.send(change, {
          params: { ...params, userId: person.id },
          body: { state: 'removed' },
        }),
        person.request('PUT', `/api/hackathons/${hackathon.slug}/people/me`, { body: signUpForm }),
      ]),
    );
    for (const person of people) expect(await stateOf(person, hackathon)).toBe('removed');
  });

  test('someone absent who is alone on a team keeps it', async () => {
    const organizer = await createPerson(server);
    const hackathon = await createHackathon(organizer);
    const [alone] = await createParticipants(server, hackathon, ['A']);
    const team = await formTeam(alone!, hackathon);
    const params = { slug: hackathon.slug, userId: alone!.id };
    const absent = await organizer.send(change, { params, body: { state: 'absent' } });
    expect(absent.body).toMatchObject({ state: 'absent', team: { projectId: team.id } });
  });

  test('pasted addresses are emailed the link once each', async () => {
    const [organizer, guest] = [await createPerson(server), await createPerson(server)];
    const hackathon = await createHackathon(organizer, { name: 'Mail Night', visibility: 'link' });
    const params = { slug: hackathon.slug };
    const addresses = [guest.email, ' New@Pieces.Test ', 'new@pieces.test'];
    const sent = await organizer.send(invite, { params, body: { addresses } });
    expect(sent.body).toEqual({ sent: 2, skipped: [] });
    const again = await organizer.send(invite, { params, body: { addresses } });
    expect(again.body).toEqual({ sent: 0, skipped: [guest.email, 'new@pieces.test'] });
    const mails = (await server.mail()).filter(({ text }) =>
      text.includes(`invited you to Mail Night`),
    );
    expect(mails.map(({ to }) => to).toSorted()).toEqual(
      [guest.email, 'new@pieces.test'].toSorted(),
    );
    expect(mails[0]?.text).toContain(hackathon.url);
    await signUp(guest, hackathon, { code: hackathon.code });
    const { invited } = (await organizer.send(list, { params })).body;
    expect(invited.map(({ email }) => email)).toEqual(['new@pieces.test']);
  });

  test('addresses are emailed again once after the code was replaced, up to three times', async () => {
    const organizer = await createPerson(server);
    const helper = await createPerson({ db: server.db, url: otherUrl });
    const { slug, code } = await createHackathon(organizer, { name: 'Leaky Night' });
    const params = { slug };
    await addStaff(organizer, { slug }, { person: helper, role: 'helper' });
    const body = { addresses: ['leaky@pieces.test'] };
    const replace = async () => {
      const { url } = (await organizer.send('PUT /hackathons/{slug}/code', { params })).body;
      const { invited } = (await helper.send(list, { params })).body;
      expect(invited).toMatchObject([{ email: 'leaky@pieces.test', hasOldCode: true }]);
      return url;
    };
    const inviteTwice = async () => {
      const both = [organizer, helper].map((person) => person.send(invite, { params, body }));
      return (await Promise.all(both)).map(({ body: { sent } }) => sent).toSorted((a, b) => a - b);
    };
    const mails = async () => (await server.mail()).filter(({ to }) => to === 'leaky@pieces.test');
    expect(await inviteTwice()).toEqual([0, 1]);
    expect((await mails())[0]?.text).toContain(code);
    expect((await mails())[0]?.text).not.toContain('has changed');
    const url = await replace();
    expect(await inviteTwice()).toEqual([0, 1]);
    const [second] = await mails();
    expect(second?.text).toContain(url);
    expect(second?.text).toContain('The link has changed');
    const { invited } = (await organizer.send(list, { params })).body;
    expect(invited).toMatchObject([{ email: 'leaky@pieces.test', hasOldCode: false }]);
    await replace();
    expect(await inviteTwice()).toEqual([0, 1]);
    await replace();
    expect(await inviteTwice()).toEqual([0, 0]);
    expect(await mails()).toHaveLength(3);
  });

  test('emails after the code was replaced count toward the 200 of a day', async () => {
    const organizer = await createPerson(server);
    const params = { slug: (await createHackathon(organizer)).slug };
    const addresses = Array.from({ length: 101 }, (_, index) => `again.${index}@many.test`);
    await organizer.send(invite, { params, body: { addresses } });
    await organizer.send('PUT /hackathons/{slug}/code', { params });
    const { body } = await organizer.refused(invite, { params, body: { addresses } });
    expect(body.code).toBe('too_many_requests');
    const rest = await organizer.send(invite, {
      params,
      body: { addresses: addresses.slice(0, 99) },
    });
    expect(rest.body.sent).toBe(99);
  });

  test('returns too_many_requests after 200 addresses in a day, and stores none of the rest', async () => {
    const organizer = await createPerson(server);
    const { slug } = await createHackathon(organizer);
    const addressesFrom = (first: number, count: number) =>
      Array.from({ length: count }, (_, index) => `guest.${first + index}@many.test`);
    await organizer.send(invite, { params: { slug }, body: { addresses: addressesFrom(0, 199) } });
    const refused = await organizer.refused(invite, {
      params: { slug },
      body: { addresses: addressesFrom(199, 2) },
    });
    expect(refused.body.code).toBe('too_many_requests');
    const { invited } = (await organizer.send(list, { params: { slug } })).body;
    expect(invited).toHaveLength(199);
    await organizer.send(invite, { params: { slug }, body: { addresses: addressesFrom(199, 1) } });
  });

  test('deletes addresses after the hackathon', async () => {
    const organizer = await createPerson(server);
    const { slug } = await createHackathon(organizer);
    await organizer.send(invite, { params: { slug }, body: { addresses: ['kept@pieces.test'] } });
    await server.sweep();
    expect((await organizer.send(list, { params: { slug } })).body.invited).toHaveLength(1);
    await server.pool.query(
      `update hackathon_invitations set invited_at = now() - interval '2 days'
        where email = 'kept@pieces.test'`,
    );
    await server.pool.query('update hackathons set canceled_at = now() where slug = $1', [slug]);
    await server.sweep();
    expect((await organizer.send(list, { params: { slug } })).body.invited).toEqual([]);
  });
});
