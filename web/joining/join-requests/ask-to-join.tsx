import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { ProjectToAsk } from './ask-dialog.tsx';
import AskOnce from './ask-once.tsx';
import { OwnRequest } from './own-request.tsx';

type AskToJoinProps = {
  project: ProjectToAsk;
  size: 'sm' | 'md';
  hasAsked?: boolean | undefined;
};

/** Asks to join a team, or shows the request of someone who has asked. */
export default function AskToJoin({ project, size, hasAsked = false }: AskToJoinProps) {
  const [dialog, setDialog] = useState<'open' | 'closed'>();
  return (
    <>
      <OwnRequest project={project} hasAsked={hasAsked || dialog === 'closed'}>
        <Button
          size={size}
          variant={size === 'sm' ? 'offered' : 'primary'}
          onClick={() => setDialog('open')}
        >
          Ask to join
        </Button>
      </OwnRequest>
      {dialog === 'open' && (
        <AskOnce project={project} roleId={undefined} onClose={() => setDialog('closed')} />
      )}
    </>
  );
}
