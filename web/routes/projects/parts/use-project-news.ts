import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { membersQuery } from '#web/teams/members/queries.ts';
import { projectQuery } from '#web/projects/projects/queries.ts';
import { useNews } from '#web/app/use-news.ts';

/**
 * Reloads a project and its team when the person is told something, and when they return to the tab:
 * someone may have taken the project over, or removed them.
 */
export function useProjectNews(projectId: number) {
  const client = useQueryClient();
  const reload = async () => {
    const { queryKey } = projectQuery(projectId);
    await client.invalidateQueries({ queryKey, exact: true });
    // A person who was removed can't see the team.
    if (client.getQueryData(queryKey)?.can.open)
      await client.invalidateQueries({ queryKey: membersQuery(projectId).queryKey });
  };
  // The page may have loaded just before they were told.
  useNews(() => void reload(), { orBefore: true });
  useEffect(() => {
    const onReturn = () => document.visibilityState === 'visible' && void reload();
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  });
}
