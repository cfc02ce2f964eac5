import type { TeamReason } from '#contract/hackathons/proposals.ts';
import { formatList } from '#server/platform/formats/format-list.ts';
import { describeTeam } from './describe-team.ts';
import { hasApart, hasLanguage } from './forming/points.ts';
import { factsOf, type Group } from './group.ts';
import { describeReason, disciplinesOf } from './team-words.ts';

export type Team = { projectId: number; name: string; memberIds: readonly number[] };

type FittingTeam = Team & { points: number; reasons: TeamReason[]; words: string };

type Rated = FittingTeam & { order: [number, number, number] };

/**
 * The teams that someone would help most, best first: those that are too small, then by how many points
 * they gain. Never with someone they're kept apart from; without a common language comes last.
 */
export function listPlaces(
  group: Group,
  { id, teams }: { id: number; teams: Team[] },
): FittingTeam[] {
  const rated = teams.flatMap((team) => {
    const after = [...team.memberIds, id];
    if (after.length > group.rules.most || hasApart(factsOf(group, after))) return [];
    const [before, { points, reasons }] = [
      describeTeam(group, team.memberIds),
      describeTeam(group, after),
    ];
    const speaks = hasLanguage(factsOf(group, after));
    const missing = Math.max(0, group.rules.least - team.memberIds.length);
    const order = [speaks ? 0 : 1, missing > 0 ? 0 : 1, before.points - points];
    const words = speaks ? explain(group, { id, team }) : 'No common language';
    return [{ ...team, points, reasons, words, order } as Rated];
  });
  return rated.toSorted(byOrder).map(({ order: _order, ...place }) => place);
}

const byOrder = (left: Rated, right: Rated) =>
  left.order[0] - right.order[0] ||
  left.order[1] - right.order[1] ||
  left.order[2] - right.order[2] ||
  left.projectId - right.projectId;

/** Why a team needs someone, or else what they have in common. */
function explain(group: Group, { id, team }: { id: number; team: Team }): string {
  const { memberIds } = team;
  const missing = disciplinesOf(group, memberIds).missing;
  const still = new Set(disciplinesOf(group, [...memberIds, id]).missing);
  const filled = missing.filter((one) => !still.has(one));
  const isSmall = memberIds.length < group.rules.least;
  const parts = [
    ...(isSmall
      ? [`Only ${memberIds.length === 1 ? '1 person' : `${memberIds.length} people`} so far`]
      : []),
    ...(filled.length > 0 ? [`nobody for ${formatList(filled)} yet`] : []),
  ];
  const inCommon = describeReason[group.rules.isShort ? 'goal' : 'hours'];
  const words = parts.length > 0 ? parts.join(', ') : inCommon(group, [...memberIds, id]);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

type Merge = { from: Team; into: Team; reasons: TeamReason[] };

/** Teams that are too small, each with the one that it fits best. A team is only in one of them. */
export function listMerges(group: Group, teams: readonly Team[]): Merge[] {
  const used = new Set<Team>();
  const merges: Merge[] = [];
  const bySize = teams.toSorted(
    (left, right) =>
      left.memberIds.length - right.memberIds.length || right.projectId - left.projectId,
  );
  for (const from of bySize) {
    if (from.memberIds.length >= group.rules.least || used.has(from)) continue;
    const best = bySize
      .filter((into) => into !== from && !used.has(into) && fitTogether(group, from, into))
      .map((into) => ({ into, ...describeTeam(group, [...from.memberIds, ...into.memberIds]) }))
      .toSorted((left, right) => right.points - left.points)[0];
    if (!best) continue;
    used.add(from).add(best.into);
    merges.push({ from, into: best.into, reasons: best.reasons });
  }
  return merges;
}

function fitTogether(group: Group, from: Team, into: Team): boolean {
  const ids = [...from.memberIds, ...into.memberIds];
  const team = factsOf(group, ids);
  return ids.length <= group.rules.most && !hasApart(team) && hasLanguage(team);
}
