import { expect, onTestFinished, test } from 'vitest';
import type { ListedTicket, Ticket } from '#contract/board/tickets.ts';
import { priorities } from '#contract/values/vocabulary.ts';
import { ticketStatuses } from '#contract/values/ticket-status.ts';
import { readStream } from '#tests/event-stream.ts';
import { createPerson, type Person } from '#tests/factories/people.ts';
import { createProject, createTicket, listTickets } from '#tests/factories/projects.ts';
import { openClient } from '#tests/client.ts';
import { createRandom } from '#tests/random.ts';
import { startTestServer } from '#tests/server.ts';

const clients = 12;
const changesEach = 20;

/** A page's copy of a board: the newest version of every ticket it was sent. */
class Board {
  readonly tickets = new Map<number, ListedTicket>();
  upTo = 0;

  update(ticket: ListedTicket) {
    const known = this.tickets.get(ticket.id);
    if (!known || ticket.version >= known.version) this.tickets.set(ticket.id, ticket);
  }
}

const card = (ticket: ListedTicket) => ({
  ...ticket,
  description: undefined,
  commentCount: undefined,
});
const byId = (left: ListedTicket, right: ListedTicket) => left.id - right.id;

test(
  `${clients} people on two processes make ${clients * changesEach} changes: all boards converge and nothing is lost`,
  { timeout: 400_000 },
  async () => {
    const server = await startTestServer();
    const second = await server.startAnother();
    const creator = await createPerson(server);
    const project = await createProject(creator, { teamSize: clients });
    const params = { projectId: project.id };
    const people: Person[] = [creator];
    while (people.length < clients) {
      const person = await createPerson(server);
      await person.send('POST /projects/{projectId}/members', { params });
      people.push(person);
    }
    for (let count = 0; count < 30; count += 1) {
      await createTicket(creator, project.id, { title: `Start ${count}` });
    }
    const titles = new Map<number, Set<string>>();
    const counts = { deleted: 0, saved: 0 };

    const runs = people.map(async (person, index) => {
      const random = createRandom(index + 1);
      const client = {
        ...person,
        ...openClient(index % 2 ? second : server.url, person.cookies),
      };
      const board = new Board();
      const read = async () => {
        const { body } = await client.send('GET /projects/{projectId}/tickets', { params });
        board.tickets.clear();
        for (const ticket of body.content) board.update(ticket);
        board.upTo = body.lastChange;
      };
      await read();
      let stream = await listen();

      async function listen() {
        const opened = await readStream(client, project.id, { query: `?after=${board.upTo}` });
        let seen = 0;
        const apply = () => {
          for (; seen < opened.events.length; seen += 1) {
            const event = opened.events[seen];
            if (event?.name !== 'news') continue;
            for (const ticket of event.data.tickets) board.update(ticket);
            for (const id of event.data.removed) board.tickets.delete(id);
            board.upTo = event.data.upTo;
          }
        };
        onTestFinished(opened.close);
        return { ...opened, apply };
      }

      for (let step = 0; step < changesEach; step += 1) {
        stream.apply();
        const dice = random(100);
        const tickets = [...board.tickets.values()];
        const ticket = tickets[random(tickets.length)];
        if (dice < 3) {
          // Disconnects; the new stream catches up.
          stream.close();
          await stream.ended;
          stream = await listen();
        }
        if (dice < 12 || !ticket) await create(client, `Made ${index}.${step}`);
        else if (dice < 15) await remove(client, ticket);
        else await change(client, ticket, random, `Title ${index}.${step}`);
      }
      return { client, board, stream };
    });

    async function create(client: Person, title: string) {
      await createTicket(client, project.id, { title });
      counts.saved += 1;
    }

    async function remove(client: Person, ticket: ListedTicket) {
      const path = `/api/projects/${project.id}/tickets/${ticket.id}`;
      const { status } = await client.request('DELETE', path);
      // Others' tickets can't be deleted.
      expect([204, 403, 404]).toContain(status);
      if (status === 204) counts.deleted += 1;
    }

    /** Changes one field of the current ticket, as a page does. */
    async function change(
      client: Person,
      ticket: ListedTicket,
      random: (below: number) => number,
      title: string,
    ) {
      const isTitle = random(3) === 0;
      const fields = isTitle
        ? { title }
        : {
            status: ticketStatuses[random(3)],
            priority: priorities[random(3)],
            after: random(2) ? null : undefined,
          };
      const path = `/api/projects/${project.id}/tickets/${ticket.id}`;
      for (let base = ticket; ;) {
        const response = await client.request('PUT', path, { body: { ...base, ...fields } });
        if (response.status === 404) return;
        if (response.status === 200) break;
        expect(response.status).toBe(409);
        base = ((await response.json()) as { current: Ticket }).current;
      }
      counts.saved += 1;
      if (isTitle) titles.set(ticket.id, (titles.get(ticket.id) ?? new Set()).add(title));
    }

    const ends = await Promise.all(runs);
    const last = (await creator.send('GET /projects/{projectId}/tickets', { params })).body;
    const truth = (await listTickets(creator, project.id)).map(card).toSorted(byId);
    for (const { board, stream } of ends) {
      await stream.until((events) => {
        const told = events.findLast(({ name }) => name === 'news')?.id ?? board.upTo;
        return Math.max(told, board.upTo) >= last.lastChange;
      });
      stream.apply();
      expect([...board.tickets.values()].map(card).toSorted(byId)).toEqual(truth);
    }
    // All positions are unique, and every title was set by someone.
    expect(new Set(truth.map(({ status, position }) => `${status} ${position}`)).size).toBe(
      truth.length,
    );
    for (const ticket of truth) {
      const given = titles.get(ticket.id);
      if (given) expect(given).toContain(ticket.title);
    }
    expect(counts.deleted).toBeGreaterThan(0);
    expect(counts.saved + counts.deleted).toBeGreaterThan(clients * changesEach * 0.8);
    // Every successful change is in the history once.
    const { rows } = await server.pool.query<{ count: number }>(
      `select count(*) as count from changes
        where project_id = $1 and kind in ('ticket_created', 'ticket_changed', 'ticket_deleted')`,
      [project.id],
    );
    expect(rows[0]?.count).toBe(counts.saved + counts.deleted + 30);
  },
);
