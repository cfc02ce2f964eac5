import Download from 'lucide-react/icons/download';
import { personalDataFile } from '#web/lib/links.ts';
import { buttonClasses } from '#web/ui/button.tsx';

/** Downloads everything stored about the person. A link, so that the browser downloads it. */
export const DownloadData = () => (
  <a href={personalDataFile} download="pieces-data.json" className={buttonClasses()}>
    <Download aria-hidden className="size-4.5" />
    Download my data
  </a>
);
