import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash from 'lucide-react/icons/trash-2';
import { Button } from '#web/ui/button.tsx';

type RoleActionsProps = {
  isFirst: boolean;
  isLast: boolean;
  /** Called with 1 to move it down, and -1 to move it up. */
  onMove: (by: 1 | -1) => void;
  onDelete: () => void;
  onDone: () => void;
};

/** What can be done with the role that is edited. */
export const RoleActions = ({ isFirst, isLast, onMove, onDelete, onDone }: RoleActionsProps) => (
  <div className="mt-3 flex flex-wrap gap-1">
    <Button size="sm" className="mr-1" onClick={onDone}>
      Done
    </Button>
    <Button
      size="sm"
      variant="quiet"
      disabled={isFirst}
      icon={<ArrowUp aria-hidden className="size-4" />}
      onClick={() => onMove(-1)}
    >
      Move up
    </Button>
    <Button
      size="sm"
      variant="quiet"
      disabled={isLast}
      icon={<ArrowDown aria-hidden className="size-4" />}
      onClick={() => onMove(1)}
    >
      Move down
    </Button>
    <Button
      size="sm"
      variant="quiet"
      icon={<Trash aria-hidden className="size-4" />}
      onClick={onDelete}
    >
      Delete role
    </Button>
  </div>
);
