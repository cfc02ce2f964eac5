import { expect, test } from 'vitest';
import { fitTeam } from './fit-team.ts';

test('leaves out who left the team and which technologies it removed while a file was read', () => {
  const fields = {
    title: 'Draw',
    description: '',
    status: 'Backlog',
    priority: 'Low',
    type: '',
    assigneeId: 1,
    labels: ['React', 'SQL'],
    dueDate: null,
  } as const;
  const ticket = {
    place: 'Row 2',
    formerNumber: null,
    fields: { ...fields, labels: [...fields.labels] },
  };
  const stays = { ...ticket, fields: { ...ticket.fields, assigneeId: 2 } };
  const members = [{ id: 2, name: 'Aino Salo', login: '' }];
  expect(
    fitTeam([ticket, stays], { members, technologies: ['SQL'] }).map((one) => [
      one.fields.assigneeId,
      one.fields.labels,
    ]),
  ).toEqual([
    [null, ['SQL']],
    [2, ['SQL']],
  ]);
});
