import { useState } from 'react';
import type { Role } from '#contract/teams/roles.ts';
import { invitationDays, maxInvitationUses } from '#contract/values/vocabulary.ts';
import { formatCount } from '#web/lib/formats/format-numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { Failure } from '#web/ui/feedback/failure.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { CreatedLink } from './created-link.tsx';
import { type LinkForm, useCreateLink } from './queries.ts';

type NewLinkProps = { projectId: number; roles: readonly Role[]; freePlaces: number };

/** Creates a link and shows it, once. */
export function NewLink({ projectId, roles, freePlaces }: NewLinkProps) {
  const [form, setForm] = useState<LinkForm>({ roleId: null, mostUses: 1, days: 7 });
  const create = useCreateLink(projectId);
  const many = Math.min(freePlaces, maxInvitationUses);
  const change = (fields: Partial<LinkForm>) => setForm({ ...form, ...fields });
  return (
    <div className="grid grid-cols-1 gap-4">
      <Failure error={create.error} fallback="Couldn’t create the link. Try again." />
      <div className="grid gap-4 sm:grid-cols-3">
        <Select
          label="Role"
          value={form.roleId}
          onChange={(roleId) => change({ roleId })}
          options={[
            { value: null, label: 'No particular role' },
            ...roles
              .filter(({ free }) => free > 0)
              .map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <Select
          label="Who can use it"
          value={form.mostUses}
          onChange={(mostUses) => change({ mostUses })}
          options={[
            { value: 1, label: 'One person' },
            ...(many > 1 ? [{ value: many, label: `Up to ${many} people` }] : []),
          ]}
        />
        <Select
          label="Expires after"
          value={form.days}
          onChange={(days) => change({ days })}
          options={invitationDays.map((days) => ({ value: days, label: formatCount(days, 'day') }))}
        />
      </div>
      <div>
        <Button busy={create.isPending} onClick={() => create.mutate(form)}>
          Create link
        </Button>
      </div>
      {create.data && <CreatedLink key={create.data.id} url={create.data.url} />}
    </div>
  );
}
