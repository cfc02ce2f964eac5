import { lazy, Suspense, useState } from 'react';
import { MoreMenu } from '#web/ui/overlays/more-menu.tsx';
import { useBlock } from './queries.ts';

const BlockDialog = lazy(() => import('./block-dialog.tsx'));

type PersonMenuProps = {
  person: { id: number; name: string };
  can: { block: boolean; unblock: boolean };
};

/** The "⋯" button on someone’s profile. */
export default function PersonMenu({ person, can }: PersonMenuProps) {
  const [isBlocking, setIsBlocking] = useState(false);
  const { mutate } = useBlock(person);
  const block = { label: 'Block', tone: 'danger', onPress: () => setIsBlocking(true) } as const;
  const unblock = { label: 'Unblock', onPress: () => mutate('unblock') };
  const actions = [...(can.block ? [block] : []), ...(can.unblock ? [unblock] : [])];
  if (actions.length === 0) return null;
  return (
    <>
      <MoreMenu label={`More actions for ${person.name}`} actions={actions} />
      <Suspense>
        {isBlocking && <BlockDialog person={person} onClose={() => setIsBlocking(false)} />}
      </Suspense>
    </>
  );
}
