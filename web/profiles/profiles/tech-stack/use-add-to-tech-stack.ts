import { useMutation, useQueryClient } from '@tanstack/react-query';
import { foldCase } from '#contract/values/text/fold-case.ts';
import type { TechStackEntry } from '#contract/profiles/profiles.ts';
import { call } from '#web/lib/api/api.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { changeProfile } from '#web/profiles/profiles/editing/use-change-profile.ts';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';

type Change = { technology: string; isAdded: boolean };

/** Adds one technology to one's tech stack; the toast can undo that. Returns whether it was added. */
export function useAddToTechStack() {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: async ({ technology, isAdded }: Change) => {
      // The list is replaced as a whole, so it must be the current one.
      const { techStack } = await call('GET /users/profile');
      const others = techStack.filter((one) => foldCase(one.technology) !== foldCase(technology));
      if (isAdded && others.length < techStack.length) return techStack;
      const entry: TechStackEntry = { technology, skillLevel: 'BEGINNER', description: '' };
      const next = isAdded ? [...others, entry] : others;
      return call('PUT /tech-stack', { body: { techStack: next } });
    },
    onSuccess: async (techStack, { technology, isAdded }) => {
      await changeProfile(client, (profile) => ({ ...profile, techStack }));
      if (!isAdded) return;
      toast({
        tone: 'success',
        title: `Added ${technology} to your tech stack`,
        description: 'As a beginner. You can change the level under Tech Stack.',
        action: { label: 'Undo', onPress: () => void change({ technology, isAdded: false }) },
        seconds: 10,
      });
    },
    onError: (error, { technology }) =>
      toastFailure(`Couldn’t change ${technology} in your tech stack`, error),
  });
  const change = async (changed: Change): Promise<boolean> => {
    try {
      await mutateAsync(changed);
      return true;
    } catch {
      return false;
    }
  };
  return (technology: string) => change({ technology, isAdded: true });
}
