import type { StaffRole } from '#contract/values/vocabulary.ts';
import { tell, tellLatest } from '#server/notifications/notifications/actions.ts';
import type { Db } from '#server/migrations/tables.ts';

type About = { id: number; slug: string; name: string; starts_at: string; time_zone: string };
type News = { hackathon: About; now: Date };
type To = { to: number | readonly number[] };

/** What every notification about a hackathon says of it. */
export const dataOf = ({ id, slug, name, starts_at, time_zone }: About) => ({
  hackathonId: id,
  slug,
  name,
  startsAt: starts_at,
  timeZone: time_zone,
});

/** Tells someone that they're in, or that they wait for a place. */
export const announceSignUp = (
  db: Db,
  { hackathon, to, state, now }: News & To & { state: 'signed_up' | 'waiting' },
) =>
  tell(db, {
    kind: 'hackathon_signed_up',
    to,
    actorId: null,
    data: { ...dataOf(hackathon), isWaiting: state === 'waiting' },
    now,
  });

/** Tells people from the waiting list that they have a place now. */
export const announcePlace = (db: Db, { hackathon, to, now }: News & To) =>
  tell(db, { kind: 'hackathon_place', to, actorId: null, data: dataOf(hackathon), now });

/** Tells people which team the organizers have put them into. */
export const announceTeam = (
  db: Db,
  { hackathon, to, projectId, now }: News & To & { projectId: number },
) =>
  tell(db, { kind: 'hackathon_team', to, actorId: null, projectId, data: dataOf(hackathon), now });

type Acting = News & To & { actorId: number };
/** What staff can change back and forth about one person. */
type Changing = Acting & { to: number };

export const announceInvitation = (db: Db, { hackathon, to, actorId, now }: Changing) =>
  tellLatest(db, { kind: 'hackathon_invitation', to, actorId, data: dataOf(hackathon), now });

export const announceAbsence = (db: Db, { hackathon, to, actorId, now }: Changing) =>
  tellLatest(db, { kind: 'hackathon_absent', to, actorId, data: dataOf(hackathon), now });

export const announceRemoval = (db: Db, { hackathon, to, actorId, now }: Changing) =>
  tellLatest(db, { kind: 'hackathon_removed', to, actorId, data: dataOf(hackathon), now });

export const announceStaff = (
  db: Db,
  { hackathon, to, actorId, role, now }: Changing & { role: StaffRole },
) => {
  const data = { ...dataOf(hackathon), role };
  return tellLatest(db, { kind: 'hackathon_staff', to, actorId, data, now });
};

/** Tells a helper that they organize a hackathon now, because nobody else does. */
export const announceSuccession = (db: Db, { hackathon, to, now }: News & { to: number }) => {
  const data = { ...dataOf(hackathon), role: 'organizer', isSuccessor: true } as const;
  return tell(db, { kind: 'hackathon_staff', to, actorId: null, data, now });
};

/** Passes on what someone who runs a hackathon says to everyone. */
export const announceNews = (
  db: Db,
  {
    hackathon,
    to,
    actorId,
    text,
    announcementId,
    now,
  }: Acting & { text: string; announcementId: number },
) => {
  const data = { ...dataOf(hackathon), text, announcementId };
  return tell(db, { kind: 'hackathon_announced', to, actorId, data, now });
};

export const announceNewTimes = (
  db: Db,
  { hackathon, to, actorId, now }: Acting & { hackathon: About & { ends_at: string } },
) =>
  tell(db, {
    kind: 'hackathon_moved',
    to,
    actorId,
    data: { ...dataOf(hackathon), endsAt: hackathon.ends_at },
    now,
  });

/** Tells people that a hackathon that was canceled takes place. */
export const announceResumption = (
  db: Db,
  { hackathon, to, now }: News & To & { hackathon: About & { ends_at: string } },
) =>
  tell(db, {
    kind: 'hackathon_moved',
    to,
    actorId: null,
    data: { ...dataOf(hackathon), endsAt: hackathon.ends_at, isResumed: true },
    now,
  });

export const announceCancellation = (
  db: Db,
  {
    hackathon,
    to,
    actorId,
    causedBy,
    reason,
    isByAdmin = false,
    now,
  }: News & To & { actorId: number | null; causedBy?: number; reason: string; isByAdmin?: boolean },
) =>
  tell(db, {
    kind: 'hackathon_canceled',
    to,
    actorId,
    causedBy,
    data: { ...dataOf(hackathon), reason, ...(isByAdmin && { isByAdmin }) },
    now,
  });
