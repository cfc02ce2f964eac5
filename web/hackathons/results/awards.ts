import type { Ranking } from '#contract/hackathons/results.ts';
import { readDraft, writeDraft } from '#web/lib/drafts/draft.ts';

type Of = { slug: string; projectId: number };

/** Where a prize and a note are kept until the results are published. */
export const awardKeys = ({ slug, projectId }: Of) => ({
  prize: `prize-${slug}-${projectId}`,
  note: `result-note-${slug}-${projectId}`,
});

/** What organizers have typed for a team. */
export function readAward(of: Of) {
  const { prize, note } = awardKeys(of);
  return { prize: readDraft(prize), note: readDraft(note) };
}

export function forgetAwards(slug: string, { submissions }: Ranking) {
  for (const { projectId } of submissions)
    for (const key of Object.values(awardKeys({ slug, projectId }))) writeDraft(key, '');
}
