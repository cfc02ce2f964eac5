import { useState } from 'react';
import { Link } from 'react-router';
import type { Participant } from '#contract/hackathons/hackathon-people.ts';
import type { ParticipantState } from '#contract/values/vocabulary.ts';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import { describeAnswers, summarizeAnswers } from '#web/hackathons/hackathons/describe-answers.ts';
import { participantStateNames } from '#web/hackathons/hackathons/hackathon-names.ts';
import { formatDateTime } from '#web/lib/formats/format-dates.ts';
import { formatList } from '#web/lib/formats/format-list.ts';
import { paths } from '#web/lib/paths.ts';
import { serverNow } from '#web/lib/formats/server-clock.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { MoreMenu } from '#web/ui/overlays/more-menu.tsx';
import { PersonPiece } from '#web/ui/pieces/person-piece.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { toastFailure } from '#web/ui/feedback/toast-failure.ts';
import { useChangePerson } from './queries.ts';

type PersonRowProps = {
  person: Participant;
  /** Everyone's names by their ids. */
  names: ReadonlyMap<number, string>;
  hackathon: Hackathon;
  /** Someone is on a team. */
  hasTeams: boolean;
};

type State = 'invited' | 'signed_up' | 'absent' | 'removed';

/** Someone in a hackathon, for those who run it. */
export function PersonRow({ person, names, hackathon, hasTeams }: PersonRowProps) {
  const { id, name, avatar, state, team, note } = person;
  const [asked, setAsked] = useState<State>();
  const change = useChangePerson(hackathon.slug);
  const wishes = person.withIds.flatMap((wished) => names.get(wished) ?? []);
  // Not with callbacks of `mutate`: the row moves to another list as soon as it's saved.
  const save = async (chosen: State) => {
    try {
      await change.mutateAsync({ userId: id, state: chosen });
      toast({ id: `person-${id}`, tone: 'success', title: done[chosen](name) });
    } catch (error) {
      toastFailure(`Couldn’t change ${name}’s sign-up`, error);
    }
    setAsked(undefined);
  };
  const next = nextStates[state];
  // Before the start, nobody is absent yet, but people may say that they can't come.
  const isAtHand = state !== 'signed_up' || serverNow() >= Date.parse(hackathon.startsAt);
  // Someone in a team is marked as absent first.
  const canRemove = state !== 'removed' && !team;
  // Someone on a team loses their place in it.
  const ask = (chosen: State) =>
    team || chosen === 'removed' ? setAsked(chosen) : void save(chosen);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2 sm:px-4">
      <PersonPiece name={name} seed={id} photo={avatar} size="sm" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to={paths.publicProfile(id)}
            className="font-semibold wrap-anywhere hover:underline"
          >
            {name}
          </Link>
          {state !== 'signed_up' && (
            <Badge tone={participantStateNames[state].tone}>
              {participantStateNames[state].name}
            </Badge>
          )}
        </p>
        {state === 'waiting' && (
          <p className="text-sm text-soft">
            Waiting since {formatDateTime(new Date(person.signedUpAt))}
          </p>
        )}
        <p title={describeAnswers(person)} className="text-sm text-soft empty:hidden">
          {summarizeAnswers(person)}
        </p>
        {wishes.length > 0 && (
          <p className="text-sm text-soft">Would like to team up with {formatList(wishes)}</p>
        )}
        {note && <Note>{note}</Note>}
      </div>
      <TeamOf person={person} hasTeams={hasTeams} />
      <div className="ml-auto flex items-center">
        {next && isAtHand && hackathon.can.managePeople && (
          <Button
            size="sm"
            variant="quiet"
            busy={change.isPending}
            aria-label={`${next.label}: ${name}`}
            onClick={() => ask(next.state)}
          >
            {next.label}
          </Button>
        )}
        {hackathon.can.managePeople && (canRemove || !isAtHand) && (
          <MoreMenu
            label={`More actions for ${name}`}
            actions={[
              ...(next && !isAtHand ? [{ label: next.label, onPress: () => ask(next.state) }] : []),
              ...(canRemove
                ? [{ label: 'Remove', tone: 'danger' as const, onPress: () => ask('removed') }]
                : []),
            ]}
          />
        )}
      </div>
      {asked && (
        <ConfirmChange
          person={person}
          state={asked}
          busy={change.isPending}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => void save(asked)}
        />
      )}
    </li>
  );
}

type ConfirmChangeProps = {
  person: Participant;
  state: State;
  busy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
};

function ConfirmChange({ person, state, busy, onCancel, onConfirm }: ConfirmChangeProps) {
  const { name, team } = person;
  const isRemoval = state === 'removed';
  return (
    <ConfirmDialog
      onOpenChange={onCancel}
      title={isRemoval ? `Remove ${name}?` : `Mark ${name} as absent?`}
      confirm={isRemoval ? 'Remove' : 'Mark absent'}
      busy={busy}
      onConfirm={onConfirm}
    >
      {!isRemoval && `They leave ${team?.name}, so someone else can take their spot.`}
      {isRemoval &&
        (person.state === 'invited'
          ? 'They can’t sign up unless you invite them again.'
          : 'We’ll let them know. They can’t sign up again unless you invite them.')}
    </ConfirmDialog>
  );
}

const TeamOf = ({
  person: { team, state, wantsTeam },
  hasTeams,
}: Pick<PersonRowProps, 'person' | 'hasTeams'>) => (
  <p className="w-36 text-sm max-sm:pl-10 max-sm:empty:hidden">
    {team ? (
      <Link to={paths.project(team.projectId)} className="link wrap-anywhere">
        {team.name}
      </Link>
    ) : (
      state === 'signed_up' &&
      (hasTeams || !wantsTeam) && (
        <span className="text-soft">{wantsTeam ? 'Without a team' : 'Looking on their own'}</span>
      )
    )}
  </p>
);

/** What the organizers do most often. Who was only invited confirms it themselves. */
const nextStates: Partial<Record<ParticipantState, { state: State; label: string }>> = {
  signed_up: { state: 'absent', label: 'Mark absent' },
  absent: { state: 'signed_up', label: 'Mark present' },
  waiting: { state: 'signed_up', label: 'Let in' },
  removed: { state: 'invited', label: 'Let back in' },
};

const done: Record<State, (name: string) => string> = {
  invited: (name) => `Invited ${name} again`,
  signed_up: (name) => `${name} has a spot`,
  absent: (name) => `Marked ${name} as absent`,
  removed: (name) => `Removed ${name}`,
};

const Note = ({ children }: { children: string }) => (
  <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line text-soft italic">
    {children}
  </p>
);
