import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
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
      onError: (error) => toastFailure('Couldn’t save that', error),
    });
  return (
    <Button size="sm" variant="quiet" aria-pressed={isFollowed} busy={isPending} onClick={toggle}>
      {isFollowed ? 'Following' : 'Follow'}
      <span className="sr-only"> {name}</span>
    </Button>
  );
}
