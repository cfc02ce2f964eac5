import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { membersQuery } from '#web/features/members/queries.ts';
import { projectQuery } from '#web/features/projects/queries.ts';
import { useNews } from './use-news.ts';

/**
 * Reloads a project and its team when the person is told something, and when they return to the tab:
 * someone may have taken the project over, or removed them.
 */
export function useProjectNews(projectId: number) {
  const client = useQueryClient();
  const reload = () => {
    void client.invalidateQueries({ queryKey: projectQuery(projectId).queryKey, exact: true });
    void client.invalidateQueries({ queryKey: membersQuery(projectId).queryKey });
  };
  useNews(reload);
  useEffect(() => {
    const onReturn = () => document.visibilityState === 'visible' && reload();
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  });
}
