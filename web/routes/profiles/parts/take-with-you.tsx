import type { Profile } from '#contract/profiles/profiles.ts';
import { fullName } from '#contract/values/full-name.ts';
import { BadgeSnippet } from '#web/site/badges/badge-snippet.tsx';
import { OwnCredentials } from '#web/profiles/credentials/own-credentials.tsx';
import { resumeFile } from '#web/lib/links.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, buttonClasses } from '#web/ui/button.tsx';

type TakeWithYouProps = { profile: Pick<Profile, 'id' | 'firstName' | 'lastName'> };

/** What people can take from their profile to other places. */
export default function TakeWithYou({ profile }: TakeWithYouProps) {
  const { id } = profile;
  return (
    <section aria-labelledby="take-with-you" className="print:hidden">
      <h2 id="take-with-you" className="mb-3 text-lg">
        Take it with you
      </h2>
      <div className="grid grid-cols-1 gap-6 rounded-lg border border-line bg-surface p-4">
        <div className="grid grid-cols-1 gap-2">
          <h3 className="text-base">Resume</h3>
          <p className="max-w-measure text-body text-soft">
            Your profile as a JSON Resume file for resume builders, or on paper.
          </p>
          <div className="flex flex-wrap gap-2">
            <a
              href={resumeFile(id)}
              download="resume.json"
              className={buttonClasses({ size: 'sm' })}
            >
              Download resume
            </a>
            <Button size="sm" onClick={() => window.print()}>
              Print profile
            </Button>
          </div>
        </div>
        <OwnCredentials />
        <div className="grid grid-cols-1 gap-2">
          <h3 className="text-base">Badge</h3>
          <BadgeSnippet
            kind="profiles"
            id={id}
            name={fullName(profile)}
            path={paths.publicProfile(id)}
          />
        </div>
      </div>
    </section>
  );
}
