import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { usePreload } from '#web/lib/preload.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { AttachButton } from './attach-button.tsx';
import { useGivenFiles } from './given-files.ts';
import type { Upload } from './uploads.tsx';

const loadUploads = () => import('./uploads.tsx');
const Uploads = lazy(loadUploads);

let count = 0;

type BoxProps = { aside?: ReactNode; children: ReactNode };
/** `aside`: what else is below the box. Without a project, nothing can be attached. */
type AttachingProps = BoxProps & { projectId: number | undefined };

/** Around a text box: files that are pasted, dropped or chosen are uploaded, and its text links to them. */
export const Attaching = ({ projectId, aside, children }: AttachingProps) =>
  projectId === undefined ? (
    <>
      {children}
      <Below>{aside}</Below>
    </>
  ) : (
    <AttachingTo projectId={projectId} aside={aside}>
      {children}
    </AttachingTo>
  );

function AttachingTo({ projectId, aside, children }: BoxProps & { projectId: number }) {
  const box = useRef<HTMLDivElement>(null);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [isOver, setIsOver] = useState(false);
  /** Whether what uploads has loaded. */
  const [loading, setLoading] = useState<'done' | 'failed'>();
  usePreload(loadUploads);
  const getArea = () => box.current?.querySelector('textarea') ?? null;
  const add = (files: readonly File[]) => {
    if (getArea()?.readOnly) return;
    const added = files.map((file) => ({ key: (count += 1), file }));
    const begin = () => {
      setLoading('done');
      setUploads((before) => [...before, ...added]);
    };
    loadUploads().then(begin, () => setLoading('failed'));
  };
  const given = useGivenFiles({ onFiles: add, onOver: setIsOver });
  return (
    <div
      ref={box}
      role="presentation"
      {...given}
      className={classNames(
        isOver && '[&_textarea]:outline-2 [&_textarea]:outline-accent [&_textarea]:outline-dashed',
      )}
    >
      {children}
      {loading === 'failed' && (
        <Notice tone="error" className="mt-2">
          Couldn’t attach your file. Check your connection and try again.
        </Notice>
      )}
      <Suspense>
        {loading === 'done' && (
          <Uploads
            {...{ projectId, uploads, getArea }}
            onEnd={(key) => setUploads((all) => all.filter((one) => one.key !== key))}
          />
        )}
      </Suspense>
      <Below>
        <AttachButton onChoose={add} />
        {aside}
      </Below>
    </div>
  );
}

const Below = ({ children }: { children: ReactNode }) => (
  <div className="mt-2 flex flex-wrap items-center gap-2">{children}</div>
);
