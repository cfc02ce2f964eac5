import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Action } from './source.ts';

type ActionButtonProps = { action: Action; className: string; children: ReactNode };

/** A button that leads to a page or says something. */
export const ActionButton = ({ action, className, children }: ActionButtonProps) =>
  'to' in action ? (
    <ButtonLink to={action.to} className={className}>
      {children}
    </ButtonLink>
  ) : (
    <Button className={className} onClick={action.onPress}>
      {children}
    </Button>
  );
