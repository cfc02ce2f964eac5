import type { Announcement } from '#contract/hackathons/announcements.ts';
import { photoAddress } from '#contract/values/photo-address.ts';
import type { AnnouncementRow } from './store.ts';

export const presentAnnouncement = (row: AnnouncementRow): Announcement => ({
  id: row.id,
  text: row.text,
  author:
    row.author_id === null
      ? null
      : {
          id: row.author_id,
          name: row.author_name,
          avatar: row.author_avatar && photoAddress(row.author_avatar),
        },
  createdAt: row.created_at,
});
