import Download from 'lucide-react/icons/download';
import { boardFile } from '#web/lib/links.ts';
import { buttonClasses } from '#web/ui/button.tsx';

const formats = [
  { format: 'csv', name: 'CSV' },
  { format: 'json', name: 'JSON' },
] as const;

/** Downloads the board. Links, so that the browser downloads it. */
export const ExportBoard = ({ projectId }: { projectId: number }) => (
  <>
    <p className="text-soft">
      Download all tickets as a file, for a spreadsheet or another tool. Comments aren’t included.
    </p>
    <div className="flex flex-wrap gap-2">
      {formats.map(({ format, name }) => (
        <a key={format} href={boardFile(projectId, format)} download className={buttonClasses()}>
          <Download aria-hidden className="size-4.5" />
          Download {name}
        </a>
      ))}
    </div>
  </>
);
