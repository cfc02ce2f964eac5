import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { Comment } from '#contract/board/comments.ts';
import { Comments } from '#web/board/comments/comments.tsx';
import { commentsQuery } from '#web/board/comments/place.ts';
import { useReport } from './use-report.tsx';

type ReportableForumPostsProps = Omit<
  ComponentProps<typeof Comments>,
  'people' | 'loadPeople' | 'onReport'
>;

/** The posts of a thread in the forum. Those who wrote in it can be mentioned. */
export function ReportableForumPosts(props: ReportableForumPostsProps) {
  const { report, dialog } = useReport(props.personId === undefined);
  const client = useQueryClient();
  const query = commentsQuery(props.place);
  const { data: posts = [] } = useQuery(query);
  return (
    <>
      <Comments
        {...props}
        people={writersOf(posts)}
        loadPeople={async () => writersOf(await client.ensureQueryData(query))}
        onReport={({ id }) => report({ subject: { kind: 'comment', id }, name: 'this post' })}
      />
      {dialog}
    </>
  );
}

const writersOf = (posts: readonly Comment[]) => [
  ...new Map(posts.flatMap(({ author }) => (author ? [[author.id, author]] : []))).values(),
];
