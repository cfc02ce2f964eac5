import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { foldCase } from '#contract/values/text/fold-case.ts';
import { profiles, type TechStackEntry } from '#contract/profiles/profiles.ts';
import { parseObject } from '#web/lib/drafts/form-draft.ts';

export const techStackRules = profiles['PUT /tech-stack'].body;
export type TechStackForm = z.input<typeof techStackRules>;
export type EnteredTechStack = z.output<typeof techStackRules>;
export type TechStackFormState = UseFormReturn<TechStackForm, unknown, EnteredTechStack>;

const draftRules = z.object({
  techStack: z.array(
    z.object({
      technology: z.string(),
      skillLevel: techStackRules.shape.techStack.def.element.shape.skillLevel,
      description: z.string(),
    }),
  ),
});

/** What was typed before. Ignores anything unexpected. */
export function parseTechStackDraft(stored: string, saved: TechStackForm): TechStackForm {
  const kept = z.safeParse(draftRules, parseObject(stored));
  return kept.success ? kept.data : saved;
}

const entryRules = techStackRules.shape.techStack.def.element;

export const emptyEntry: TechStackEntry = {
  technology: '',
  skillLevel: 'BEGINNER',
  description: '',
};

export const isBlank = ({ technology, description }: TechStackEntry) =>
  technology.trim() === '' && description.trim() === '';

type CheckedEntry =
  | { entry: TechStackEntry }
  | { errors: { technology?: string; description?: string } };

/** Validates the add section: returns the entry, or the errors (Specification, section 5). */
export function checkEntry(
  typed: TechStackEntry,
  { existing }: { existing: readonly Pick<TechStackEntry, 'technology'>[] },
): CheckedEntry {
  const checked = z.safeParse(entryRules, typed);
  if (!checked.success) {
    const getErrorMessage = (field: string) =>
      checked.error.issues.find(({ path }) => path[0] === field)?.message;
    const [technology, description] = [
      getErrorMessage('technology'),
      getErrorMessage('description'),
    ];
    return { errors: { ...(technology && { technology }), ...(description && { description }) } };
  }
  const key = foldCase(checked.data.technology);
  if (existing.some(({ technology }) => foldCase(technology) === key))
    return { errors: { technology: `${checked.data.technology} is already on your list` } };
  return { entry: checked.data };
}
