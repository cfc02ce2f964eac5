import { createContext, type ReactNode, use, useMemo } from 'react';

type Member = { id: number; avatar?: string | null };
type Photos = ReadonlyMap<number, string | null | undefined>;

const Shown = createContext<Photos>(new Map());

type TeamPhotosProps = { members: readonly Member[]; children: ReactNode };

/** Gives the members of a team their photos wherever they're shown below, such as on tickets. */
export function TeamPhotos({ members, children }: TeamPhotosProps) {
  const key = JSON.stringify(members);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the members
  const photos = useMemo(() => new Map(members.map(({ id, avatar }) => [id, avatar])), [key]);
  return <Shown value={photos}>{children}</Shown>;
}

/** The photo of someone on the team whose space is shown, or else the one that is known of them. */
export function useTeamPhoto(
  seed: string | number | undefined,
  known: string | null | undefined,
): string | null | undefined {
  const photos = use(Shown);
  const photo = typeof seed === 'number' ? photos.get(seed) : undefined;
  return photo === undefined ? known : photo;
}
