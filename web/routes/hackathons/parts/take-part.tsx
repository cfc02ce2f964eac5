import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Hackathon } from '#contract/hackathons/hackathons.ts';
import { hasSignedUp } from '#web/hackathons/hackathons/has-signed-up.ts';
import { isBrief } from '#web/hackathons/hackathons/is-brief.ts';
import { OwnPlace } from '#web/hackathons/hackathons/page/own-place.tsx';
import { SignUp } from '#web/hackathons/hackathons/page/sign-up.tsx';
import { preferencesQuery } from '#web/people/preferences/queries.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { NoSignUp } from './no-sign-up.tsx';

type TakePartProps = { hackathon: Hackathon; personId: number; code: string | undefined };

/** The questions to sign up, or the person's place once they have. */
export function TakePart({ hackathon, personId, code }: TakePartProps) {
  const { own, can, name, staffRole } = hackathon;
  const isIn = hasSignedUp(own);
  const [isEditing, setEditing] = useState(false);
  // What replaces the form takes the focus.
  const [wasAsked, setWasAsked] = useState(false);
  const close = () => {
    setEditing(false);
    setWasAsked(true);
  };
  const asksNow = can.signUp && (isEditing || (!isIn && staffRole === null));
  const { data: preferences, error, refetch } = useQuery({ ...preferencesQuery, enabled: asksNow });
  if (isIn && !isEditing)
    return (
      <OwnPlace {...{ hackathon, own }} isFocused={wasAsked} onEdit={() => setEditing(true)} />
    );
  if (!asksNow) return <NoSignUp hackathon={hackathon} onTakePart={() => setEditing(true)} />;
  return (
    <section
      aria-labelledby="sign-up"
      className="grid grid-cols-1 gap-5 rounded-lg border border-line bg-surface p-4 sm:p-5"
    >
      <div>
        <h2 id="sign-up" tabIndex={-1} ref={isEditing ? focus : undefined} className="text-xl">
          {isIn
            ? 'Your answers'
            : own?.state === 'invited'
              ? 'Confirm that you’re coming'
              : 'Sign up'}
        </h2>
        <p className="text-soft">
          {isBrief(hackathon) && !isIn ? 'Two' : 'Five'} questions that help you find a team that
          fits.
        </p>
      </div>
      {!preferences && (
        <NotLoaded query={{ error, refetch }} failure="Couldn’t load the questions. Try again." />
      )}
      {preferences && (
        <SignUp
          {...{ hackathon, personId, preferences, code }}
          onSaved={({ state }) => {
            close();
            toast({
              tone: 'success',
              title: isIn
                ? 'Saved your answers'
                : state === 'waiting'
                  ? `You’re on the waiting list for ${name}`
                  : `You’re signed up for ${name}`,
            });
          }}
          onCancel={isEditing ? close : undefined}
        />
      )}
    </section>
  );
}

/** The questions have replaced the button that opened them. */
const focus = (heading: HTMLElement | null) => heading?.focus();
