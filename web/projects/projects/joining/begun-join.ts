/** A team that someone is about to join, in a role or without one. */
export type BegunJoin = { projectId: number; roleId: number | undefined };

/** Reads a path of `paths.joinProject`. */
export function readBegunJoin(path: string): BegunJoin | undefined {
  const [, projectId, roleId] = /^\/projects\/(\d{1,15})\?join(?:=(\d{0,15}))?$/.exec(path) ?? [];
  if (projectId === undefined) return undefined;
  return { projectId: Number(projectId), roleId: roleId ? Number(roleId) : undefined };
}
