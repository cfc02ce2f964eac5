import type { ReactNode } from 'react';
import type { Role } from '#contract/teams/roles.ts';
import { paths } from '#web/lib/paths.ts';
import { OpenPlace } from '#web/ui/pieces/open-place.tsx';

type PlaceToJoinProps = {
  projectId: number;
  role: Role | undefined;
  label: string | undefined;
  isVisitor: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** An open place that asks when it's pressed. Visitors sign in first. */
export const PlaceToJoin = ({ projectId, role, isVisitor, ...place }: PlaceToJoinProps) => {
  const { label, children } = place;
  if (!isVisitor) return <OpenPlace {...place} />;
  return (
    <OpenPlace label={label} to={paths.loginFor(paths.joinProject(projectId, role?.id))}>
      {children}
    </OpenPlace>
  );
};
