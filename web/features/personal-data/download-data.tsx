import Download from 'lucide-react/icons/download';
import { personalDataFile } from '#web/app/paths.ts';
import { buttonClasses } from '#web/ui/button.tsx';

/** Everything stored about oneself, as a file: the browser fetches it, so this is a link. */
export const DownloadData = () => (
  <a href={personalDataFile} download="pieces-data.json" className={buttonClasses()}>
    <Download aria-hidden className="size-4.5" />
    Download my data
  </a>
);
