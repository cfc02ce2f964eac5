import Share from 'lucide-react/icons/share-2';
import type { ProjectCard } from '#contract/projects/projects.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';

type ShareProjectProps = {
  project: Pick<ProjectCard, 'id' | 'name'>;
  /** Beside other links, instead of on the project's page. */
  isQuiet?: boolean;
};

/** Shares the address of the project's page: with other apps on a phone, otherwise by copying it. */
export function ShareProject({ project: { id, name }, isQuiet = false }: ShareProjectProps) {
  const share = async () => {
    const url = location.origin + paths.project(id);
    if (!(await shareWithApps({ title: name, url }))) await copy(url);
  };
  return (
    <Button
      {...(isQuiet && { variant: 'quiet', size: 'sm' })}
      icon={<Share aria-hidden className="size-4" />}
      onClick={() => void share()}
    >
      {isQuiet ? 'Share the project' : 'Share'}
    </Button>
  );
}

/** Returns whether the phone has asked where to share, even if the person then changed their mind. */
async function shareWithApps(data: ShareData): Promise<boolean> {
  const isPhone = window.matchMedia('(pointer: coarse)').matches;
  if (!isPhone || !('share' in navigator)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError';
  }
}

async function copy(url: string) {
  try {
    await navigator.clipboard.writeText(url);
    toast({ id: 'share', title: 'Link copied', tone: 'success' });
  } catch {
    toast({ id: 'share', title: 'Couldn’t copy the link', description: url, tone: 'error' });
  }
}
