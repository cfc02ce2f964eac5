import { lazy, Suspense, useState } from 'react';
import { useBlock } from '#web/people/blocks/queries.ts';
import { useReport } from '#web/moderation/reports/use-report.tsx';
import { MoreMenu } from '#web/ui/overlays/more-menu.tsx';

const BlockDialog = lazy(() => import('#web/people/blocks/block-dialog.tsx'));

type PersonMenuProps = {
  person: { id: number; name: string };
  can: { block: boolean; unblock: boolean };
  isVisitor: boolean;
};

/** The "⋯" button on someone else’s profile. */
export default function PersonMenu({ person, can, isVisitor }: PersonMenuProps) {
  const [isBlocking, setIsBlocking] = useState(false);
  const { mutate } = useBlock(person);
  const { report, dialog } = useReport(isVisitor);
  const subject = { kind: 'person', id: person.id } as const;
  const reporting = { label: 'Report', onPress: () => report({ subject, name: person.name }) };
  const block = { label: 'Block', tone: 'danger', onPress: () => setIsBlocking(true) } as const;
  const unblock = { label: 'Unblock', onPress: () => mutate('unblock') };
  return (
    <>
      <MoreMenu
        label={`More actions for ${person.name}`}
        actions={[reporting, ...(can.block ? [block] : []), ...(can.unblock ? [unblock] : [])]}
      />
      {dialog}
      <Suspense>
        {isBlocking && <BlockDialog person={person} onClose={() => setIsBlocking(false)} />}
      </Suspense>
    </>
  );
}
