import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

const looks = {
  error: { box: 'bg-red text-red-ink border-red-ink/25', Icon: CircleAlert },
  success: { box: 'bg-green text-green-ink border-green-ink/25', Icon: CircleCheck },
  info: { box: 'bg-blue text-blue-ink border-blue-ink/25', Icon: Info },
};

type NoticeProps = {
  tone?: keyof typeof looks;
  children: ReactNode;
  action?: ReactNode;
  className?: string;
};

/** A sentence about what happened, where it happened. Errors interrupt those who listen, others wait. */
export function Notice({ tone = 'info', children, action, className }: NoticeProps) {
  const { box, Icon } = looks[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames(
        'flex items-start gap-2.5 rounded-md border px-3.5 py-2.5 text-body',
        box,
        className,
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      {/* Where both don't fit beside each other, the action goes below the words. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-2.5">
        <div className="min-w-0 flex-1 basis-32">{children}</div>
        {action}
      </div>
    </div>
  );
}
