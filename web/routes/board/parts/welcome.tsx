import { backlog } from '#contract/values/ticket-status.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import type { Project } from '#contract/projects/projects.ts';
import { projectQuery } from '#web/projects/projects/queries.ts';
import { dot } from '#web/lib/formats/dot.ts';
import { weekTimeNames } from '#web/lib/working-style-names.ts';
import { boardQuery } from '#web/board/tickets/queries.ts';
import { call } from '#web/lib/api/api.ts';
import { useWriteComment } from '#web/board/comments/use-change-comments.ts';
import { notesOf } from '#web/gatherings/threads/notes.ts';
import { useLoadMembers } from '#web/teams/members/queries.ts';
import { useDraft } from '#web/lib/drafts/draft.ts';
import { paths } from '#web/lib/paths.ts';
import { getErrorMessage } from '#web/lib/api/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Field } from '#web/ui/forms/field.tsx';

const shownTickets = 3;

const markSeen = (projectId: number) =>
  call('PUT /projects/{projectId}/welcome/seen', { params: { projectId } });

type WelcomeProps = { project: Project; personId: number | undefined };

/** Welcomes someone who has joined, once, and shows tickets that nobody has taken yet. */
export default function Welcome({ project, personId }: WelcomeProps) {
  const client = useQueryClient();
  const { data: tickets } = useQuery({
    ...boardQuery(project.id),
    enabled: false,
    select: (board) =>
      board.tickets
        .filter(({ status, assigneeId }) => status === backlog && assigneeId === null)
        .toSorted((one, other) => (one.position < other.position ? -1 : 1))
        .slice(0, shownTickets),
  });
  const close = useMutation({
    mutationFn: () => markSeen(project.id),
    // If it fails, the welcome is shown once more next time.
    onSettled: () =>
      client.setQueryData(
        projectQuery(project.id).queryKey,
        (shown) => shown && { ...shown, isNew: false },
      ),
  });
  const times = project.week;
  const role = project.members.find(({ userId }) => userId === personId)?.role;
  return (
    <section
      aria-labelledby="welcome"
      className="flex flex-wrap items-start gap-x-6 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3"
    >
      <div className="grid min-w-0 flex-1 basis-48 gap-1">
        <h2 id="welcome" className="text-lg">
          {role ? `You’ve joined as ${role}` : 'You’re in'}. Welcome!
        </h2>
        <p className="text-body text-soft">
          {tickets?.length
            ? `Nobody has taken ${tickets.length === 1 ? 'this ticket yet. Assign it to yourself' : 'these tickets yet. Assign yourself one'}, and you’re off:`
            : 'Create a ticket for the first thing you’d like to do.'}
        </p>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 empty:hidden">
          {tickets?.map(({ id, title }) => (
            <li key={id} className="min-w-0">
              <Link
                to={paths.ticket({ projectId: project.id, ticketId: id })}
                className="link inline-flex min-h-6 items-center wrap-anywhere pointer-coarse:min-h-11"
              >
                {title || 'Untitled'}
              </Link>
            </li>
          ))}
        </ul>
        {times.length > 0 && (
          <p className="text-body text-soft max-sm:hidden">
            The team has time: {times.map((time) => weekTimeNames[time].toLowerCase()).join(dot)}
          </p>
        )}
      </div>
      <Button size="sm" busy={close.isPending} onClick={() => close.mutate()}>
        Got it
      </Button>
      <SayHello project={project} personId={personId} />
    </section>
  );
}

/** Posts a first note to the team. */
function SayHello({ project: { id: projectId }, personId }: WelcomeProps) {
  const [text, setText] = useDraft(`hello-${projectId}-${personId}`);
  const write = useWriteComment(notesOf(projectId), useLoadMembers(projectId));
  if (write.isSuccess)
    return (
      <p role="status" className="basis-full text-body text-soft">
        Your team can read it under Notes.{' '}
        <Link to="?team=notes" className="link">
          See the notes
        </Link>
      </p>
    );
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !write.isPending)
      write.mutate(text, {
        onSuccess: () => {
          setText('');
          // A person who has said hello needs no welcome next time. If this fails, it's shown once
          // more.
          void markSeen(projectId).catch(() => {});
        },
      });
  };
  return (
    <Form onSubmit={send} className="flex basis-full flex-wrap items-end gap-2">
      <Field
        label="Say hello to your team"
        className="min-w-0 flex-1 basis-40"
        placeholder="What would you like to build first?"
        maxLength={500}
        error={write.error ? getErrorMessage(write.error, 'Try again.') : undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        type="submit"
        variant="primary"
        aria-disabled={text.trim() === ''}
        busy={write.isPending}
      >
        Say hello
      </Button>
    </Form>
  );
}
