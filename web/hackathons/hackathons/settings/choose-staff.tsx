import { useQuery } from '@tanstack/react-query';
import type { StaffMember } from '#contract/hackathons/hackathon-people.ts';
import { staffRoles } from '#contract/values/vocabulary.ts';
import { staffRoleNames } from '#web/hackathons/hackathons/hackathon-names.ts';
import { FindPerson } from '#web/hackathons/hackathons/people/find-person.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { staffQuery, useChangeStaff } from './staff-queries.ts';

const roleOptions = staffRoles.map((value) => ({ value, label: staffRoleNames[value] }));

/** Who runs the hackathon. */
export function ChooseStaff({ slug }: { slug: string }) {
  const query = useQuery(staffQuery(slug));
  const { data } = query;
  const change = useChangeStaff(slug);
  if (!data) return <NotLoaded query={query} failure="Couldn’t load the list. Try again." />;
  const save = (options: Parameters<typeof change.mutate>[0], onSuccess?: () => void) =>
    change.mutate(options, {
      ...(onSuccess && { onSuccess }),
      onError: (problem) => toastFailure('Couldn’t save the change', problem),
    });
  return (
    <div className="grid grid-cols-1 gap-4">
      <ul className="text-soft">
        <li>Helper: invites people and checks them in.</li>
        <li>
          Judge: scores submissions. Each team needs three who aren’t on it and haven’t worked with
          its people.
        </li>
        <li>Organizer: does everything.</li>
      </ul>
      <ul
        aria-label="The team behind it"
        className="divide-y divide-line rounded-lg border border-line bg-surface"
      >
        {data.map((member) => (
          <Member
            key={member.id}
            member={member}
            isLast={member.role === 'organizer' && countOrganizers(data) === 1}
            onRole={(role) => save({ userId: member.id, role })}
          />
        ))}
      </ul>
      <FindPerson
        slug={slug}
        label="Find someone to help"
        renderAction={({ id, name }, startAgain) =>
          data.every((member) => member.id !== id) && (
            <div className="flex flex-wrap gap-2">
              {(['helper', 'judge'] as const).map((role) => (
                <Button
                  key={role}
                  size="sm"
                  aria-label={`Add ${name} as a ${role}`}
                  onClick={() => save({ userId: id, role }, startAgain)}
                >
                  Add as {role}
                </Button>
              ))}
            </div>
          )
        }
      />
    </div>
  );
}

const countOrganizers = (staff: readonly StaffMember[]) =>
  staff.filter(({ role }) => role === 'organizer').length;

type MemberProps = {
  member: StaffMember;
  /** The last organizer stays. */
  isLast: boolean;
  onRole: (role: StaffMember['role'] | null) => void;
};

const Member = ({ member: { id, name, avatar, role }, isLast, onRole }: MemberProps) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
    <PersonPiece name={name} seed={id} photo={avatar} size="sm" />
    <span dir="auto" className="min-w-0 flex-1 basis-40 font-semibold wrap-anywhere">
      {name}
    </span>
    <Select
      label={`What ${name} does`}
      hideLabel
      size="sm"
      value={role}
      disabled={isLast}
      options={roleOptions}
      onChange={onRole}
    />
    {!isLast && (
      <Button size="sm" variant="quiet" aria-label={`Remove ${name}`} onClick={() => onRole(null)}>
        Remove
      </Button>
    )}
  </li>
);
