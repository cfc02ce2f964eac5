import CircleCheck from 'lucide-react/icons/circle-check';
import Flag from 'lucide-react/icons/flag';
import Flame from 'lucide-react/icons/flame';
import MessageSquare from 'lucide-react/icons/message-square';
import Puzzle from 'lucide-react/icons/puzzle';
import Star from 'lucide-react/icons/star';
import Ticket from 'lucide-react/icons/ticket';
import type { AwardIcon, PieceColor } from '#contract/values/vocabulary.ts';
import { personFrame, personOutline } from '#web/ui/pieces/person-outline.ts';
import { pieceFills, pieceInks } from '#web/ui/pieces/piece-fills.ts';

const icons: Record<AwardIcon, typeof Flag> = {
  flag: Flag,
  puzzle: Puzzle,
  ticket: Ticket,
  check: CircleCheck,
  comment: MessageSquare,
  flame: Flame,
  star: Star,
};

export function AwardMark({ icon, className }: { icon: AwardIcon; className: string }) {
  const Icon = icons[icon] ?? Star;
  return <Icon aria-hidden className={className} />;
}

export type AwardPieceProps = { icon: AwardIcon; color?: PieceColor };

/** An earned badge or achievement as a piece with its icon; an empty socket without a color. */
export const AwardPiece = ({ icon, color }: AwardPieceProps) => (
  <span aria-hidden className="relative block size-11 shrink-0">
    <svg viewBox={personFrame} className="block size-full overflow-visible">
      <path
        d={personOutline}
        className={color ? pieceFills[color] : 'fill-socket stroke-edge'}
        {...(!color && { strokeWidth: 2 })}
      />
    </svg>
    {/* On the piece without its tabs. */}
    <span
      className={`absolute bottom-0 left-0 grid h-[76%] w-[76%] place-items-center ${color ? pieceInks[color] : 'text-soft'} fill-none!`}
    >
      <AwardMark icon={icon} className="size-4" />
    </span>
  </span>
);
