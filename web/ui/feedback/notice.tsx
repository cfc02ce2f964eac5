import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import type { ReactNode, Ref } from 'react';
import { classNames } from '#web/ui/class-names.ts';

const tones = {
  error: { box: 'bg-red text-red-ink border-red-ink/25', Icon: CircleAlert },
  success: { box: 'bg-green text-green-ink border-green-ink/25', Icon: CircleCheck },
  info: { box: 'bg-blue text-blue-ink border-blue-ink/25', Icon: Info },
};

type NoticeProps = {
  tone?: keyof typeof tones;
  children: ReactNode;
  action?: ReactNode;
  className?: string;
  /** To move the focus to it. */
  ref?: Ref<HTMLDivElement>;
};

/** An inline message. Screen readers announce errors at once and other tones when idle. */
export function Notice({ tone = 'info', children, action, className, ref }: NoticeProps) {
  const { box, Icon } = tones[tone];
  return (
    <div
      ref={ref}
      {...(ref && { tabIndex: -1 })}
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames(
        'flex items-start gap-2.5 rounded-md border px-3.5 py-2.5 text-body',
        box,
        className,
      )}
    >
      <Icon
        aria-hidden
        className={classNames(
          'size-5 shrink-0',
          // On the line of the text, which is in the middle of its action.
          action ? 'mt-1.5 pointer-coarse:mt-2.5' : 'mt-0.5',
        )}
      />
      {/* The action wraps below the text if both don't fit side by side. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2.5">
        <div className="min-w-0 flex-1 basis-32">{children}</div>
        {action}
      </div>
    </div>
  );
}
