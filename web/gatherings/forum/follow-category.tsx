import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { useFollowCategory } from './queries.ts';

type FollowCategoryProps = { category: { id: number; name: string; isFollowed?: boolean } };

/** Has someone told of new discussions in a category, or not anymore. */
export function FollowCategory({
  category: { id, name, isFollowed = false },
}: FollowCategoryProps) {
  const { mutate, isPending } = useFollowCategory(id);
  const toggle = () =>
    mutate(!isFollowed, {
      onSuccess: () =>
        toast({
          title: isFollowed
            ? `You don’t follow ${name} anymore`
            : `You’ll hear of new discussions in ${name}`,
        }),
      onError: (error) =>
        toast({
          tone: 'error',
          title: 'Couldn’t save that',
          description: getErrorMessage(error, 'Try again.'),
        }),
    });
  return (
    <Button size="sm" variant="quiet" aria-pressed={isFollowed} busy={isPending} onClick={toggle}>
      {isFollowed ? 'Following' : 'Follow'}
      <span className="sr-only"> {name}</span>
    </Button>
  );
}
