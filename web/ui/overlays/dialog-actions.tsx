import type { ComponentProps } from 'react';
import { Button } from '#web/ui/button.tsx';

type DialogActionsProps = ComponentProps<typeof Button> & { onCancel: () => void };

/** The buttons below a dialog: Cancel, and the one that does it or submits its `form`. */
export const DialogActions = ({ onCancel, ...action }: DialogActionsProps) => (
  <>
    <Button onClick={onCancel}>Cancel</Button>
    <Button type={action.form ? 'submit' : 'button'} variant="primary" {...action} />
  </>
);
