type Judgement = { projectId: number; judgeId: number; scores: readonly number[] };

type Input = {
  /** The IDs of all submissions' projects. */
  submissions: readonly number[];
  /** How much each criterion counts, in the order of the scores. */
  weights: readonly number[];
  judgements: readonly Judgement[];
};

export type Standing = {
  projectId: number;
  /** Null if nobody scored it, as the other numbers are. `givePlaces` may take it away. */
  place: number | null;
  /** The mean of its judgements, each compared with the mean of its judge. */
  score: number | null;
  /** The mean as judges gave it. */
  mean: number | null;
  judgements: number;
};

/**
 * Ranks submissions, best first. A judgement is the weighted mean of its scores, minus the mean of all
 * judgements of the same judge, so that strict and generous judges count alike. A submission has the mean
 * of its judgements. Equal ones share a place, and the next one counts all before it.
 */
export function rank({ submissions, weights, judgements }: Input): Standing[] {
  const given = judgements.map(({ projectId, judgeId, scores }) => ({
    projectId,
    judgeId,
    value: weightedMean(scores, weights),
  }));
  const judgeMeans = new Map(
    [...Map.groupBy(given, ({ judgeId }) => judgeId)].map(([id, own]) => [
      id,
      mean(own.map(({ value }) => value)),
    ]),
  );
  const byProject = Map.groupBy(given, ({ projectId }) => projectId);
  const scored = submissions.map((projectId) => {
    const own = byProject.get(projectId) ?? [];
    const compared = own.map(({ judgeId, value }) => value - judgeMeans.get(judgeId)!);
    return {
      projectId,
      score: own.length === 0 ? null : round(mean(compared)),
      mean: own.length === 0 ? null : round(mean(own.map(({ value }) => value))),
      judgements: own.length,
    };
  });
  const ordered = scored.toSorted(
    (one, other) =>
      (other.score ?? -Infinity) - (one.score ?? -Infinity) || one.projectId - other.projectId,
  );
  return ordered.map((one) => ({
    ...one,
    place: one.score === null ? null : ordered.findIndex(({ score }) => score === one.score) + 1,
  }));
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function weightedMean(scores: readonly number[], weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.reduce((sum, weight, at) => sum + weight * scores[at]!, 0) / total;
}

/** Sums in another order differ in the last digits, which mustn't decide who wins. */
const round = (value: number) => Math.round(value * 1e9) / 1e9 + 0;
