import { type ComponentProps, useState } from 'react';
import { useForm } from 'react-hook-form';
import { knownRoles } from '#contract/values/lists/known-labels.ts';
import type { ProjectCard } from '#contract/projects/projects.ts';
import type { Joining } from '#contract/values/vocabulary.ts';
import { useStartTeam } from '#web/hackathons/hackathons/queries.ts';
import { handleSend } from '#web/lib/forms/handle-send.ts';
import { deleteFormDraft, readFormDraft, useFormDraft } from '#web/lib/drafts/form-draft.ts';
import { Field, TextArea } from '#web/ui/forms/field.tsx';
import { FormFailure } from '#web/ui/forms/form-failure.tsx';
import { TagsField } from '#web/ui/forms/suggestions/tags-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DialogActions } from '#web/ui/overlays/dialog-actions.tsx';
import { fieldsOf } from '#web/lib/forms/fields-of.ts';

type TeamValues = { name: string; description: string; roles: string[]; joining: Joining };

const emptyTeam: TeamValues = { name: '', description: '', roles: [], joining: 'open' };
const fields = ['name', 'description', 'roles'] as const;

type StartTeamProps = { slug: string; onStarted: (team: ProjectCard) => void; onClose: () => void };

/** Starts a team for an idea, for which others can join. */
export default function StartTeam({ slug, onStarted, onClose }: StartTeamProps) {
  const [draft] = useState({ key: `hackathon-team-${slug}`, empty: emptyTeam });
  const form = useForm<TeamValues>({ defaultValues: readFormDraft(draft) });
  useFormDraft(form, draft);
  const start = useStartTeam(slug);
  const send = handleSend(form, fields, async ({ roles, ...values }) => {
    const body = { ...values, roles: roles.map((name) => ({ name })) };
    const team = await start.mutateAsync(body);
    deleteFormDraft(draft);
    onStarted(team);
  });
  const field = fieldsOf(form);
  const joining = form.register('joining');
  return (
    <Dialog
      onOpenChange={onClose}
      title="Start a team"
      description="You’re its first member. Others can join until it’s full."
      footer={
        <DialogActions onCancel={onClose} form="start-team" busy={start.isPending}>
          {start.isPending ? 'Starting...' : 'Start team'}
        </DialogActions>
      }
    >
      <form
        id="start-team"
        noValidate
        onSubmit={(event) => void send(event)}
        className="grid grid-cols-1 gap-5"
      >
        <FormFailure
          error={start.error}
          fields={fields}
          fallback="Couldn’t start the team. Try again."
        />
        <Field label="Team name" {...field('name')} />
        <TextArea
          label="Your idea"
          hint="What do you want to build, and for whom?"
          rows={4}
          {...field('description')}
        />
        <TagsField
          name="roles"
          control={form.control}
          label="Who are you looking for? (optional)"
          labels={knownRoles}
          add="Add"
        />
        <fieldset>
          <legend className="text-sm font-semibold">Who can join?</legend>
          <div className="mt-1 flex flex-wrap gap-x-6">
            <Choice value="open" label="Anyone here, right away" input={joining} />
            <Choice value="ask" label="By request" input={joining} />
          </div>
        </fieldset>
      </form>
    </Dialog>
  );
}

type ChoiceProps = { value: Joining; label: string; input: ComponentProps<'input'> };

const Choice = ({ value, label, input }: ChoiceProps) => (
  <label className="flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
    <input type="radio" value={value} className="size-4.5 accent-accent" {...input} />
    {label}
  </label>
);
