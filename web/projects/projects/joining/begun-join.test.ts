import { expect, test } from 'vitest';
import { paths } from '#web/lib/paths.ts';
import { readBegunJoin } from './begun-join.ts';

test('reads the project and the role of a path to join', () => {
  expect(readBegunJoin(paths.joinProject(12))).toEqual({ projectId: 12, roleId: undefined });
  expect(readBegunJoin(paths.joinProject(12, 5))).toEqual({ projectId: 12, roleId: 5 });
  // As the router writes it again.
  expect(readBegunJoin('/projects/12?join=')).toEqual({ projectId: 12, roleId: undefined });
});

test.each(['/projects/12', '/projects/12?joined', '/projects/x?join', '/a/projects/12?join'])(
  'finds no team to join in %s',
  (path) => expect(readBegunJoin(path)).toBeUndefined(),
);
