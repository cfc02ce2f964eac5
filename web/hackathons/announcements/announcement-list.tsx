import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Announcement } from '#contract/hackathons/announcements.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryFailure } from '#web/ui/feedback/not-loaded.tsx';
import { LinkedText } from '#web/ui/text/linked-text.tsx';
import { TimeAgo } from '#web/ui/text/time-ago.tsx';
import { announcementsQuery } from './queries.ts';
import { WriteAnnouncement } from './write-announcement.tsx';

type AnnouncementListProps = {
  slug: string;
  canAnnounce: boolean;
  renderMenu: (announcement: Announcement) => ReactNode;
};

/** What the organizers of a hackathon have said to everyone, for those who are in it. */
export function AnnouncementList({ slug, canAnnounce, renderMenu }: AnnouncementListProps) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    announcementsQuery(slug),
  );
  const all = data?.pages.flatMap(({ announcements }) => announcements) ?? [];
  // Most hackathons have none, so there's nothing to wait for.
  if (!canAnnounce && !error && all.length === 0) return null;
  return (
    <section aria-labelledby="announcements" className="grid grid-cols-1 gap-3">
      <h2 id="announcements" className="text-xl">
        Announcements
      </h2>
      {canAnnounce && <WriteAnnouncement slug={slug} />}
      <QueryFailure
        query={{ error, refetch }}
        failure="Couldn’t load the announcements. Try again."
      />
      {all.length > 0 && (
        <ul
          aria-label="Announcements"
          className="divide-y divide-line rounded-lg border border-line bg-surface"
        >
          {all.map((announcement) => (
            <li key={announcement.id} className="grid grid-cols-1 gap-1 px-4 py-3">
              <div className="flex items-center justify-between gap-2">
                <Byline announcement={announcement} />
                {renderMenu(announcement)}
              </div>
              <LinkedText>{announcement.text}</LinkedText>
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button
          className="justify-self-start"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show earlier ones
        </Button>
      )}
    </section>
  );
}

const Byline = ({ announcement: { author, createdAt } }: { announcement: Announcement }) => (
  <p className="text-sm text-soft">
    {author ? (
      <Link to={paths.publicProfile(author.id)} className="link">
        {author.name}
      </Link>
    ) : (
      'Former organizer'
    )}{' '}
    · <TimeAgo iso={createdAt} />
  </p>
);
