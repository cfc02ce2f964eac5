import { Controller, useFormContext } from 'react-hook-form';
import {
  maxHackathonTeam,
  maxPeople,
  maxTemplateTickets,
  maxWanted,
} from '#contract/hackathons/hackathon-rules.ts';
import { browserZone } from '#web/lib/formats/time-zones.ts';
import { timeZoneName } from '#web/lib/working-style-names.ts';
import { DisciplinesField } from '#web/ui/forms/disciplines-field.tsx';
import { Field, TextArea } from '#web/ui/forms/field.tsx';
import { Question } from '#web/ui/forms/question.tsx';
import { fieldsOf } from '#web/lib/forms/fields-of.ts';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { checkName } from '#web/lib/forms/check-name.ts';
import { CriteriaField } from './criteria-field.tsx';
import type { HackathonValues } from './hackathon-values.ts';

const sizes = Array.from({ length: maxHackathonTeam - 1 }, (_, at) => ({
  value: at + 2,
  label: `${at + 2} people`,
}));

/** What every hackathon needs. */
export function HackathonBasics() {
  const form = useFormContext<HackathonValues>();
  const { control } = form;
  const field = fieldsOf(form);
  const zone = timeZoneName(browserZone());
  return (
    <>
      <Field label="Name" maxLength={100} {...field('name', { validate: checkName('Name') })} />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <Field
          label="Starts"
          type="datetime-local"
          hint={`In your time zone, ${zone}.`}
          {...field('startsAt')}
        />
        <Field label="Ends" type="datetime-local" {...field('endsAt')} />
        <SizeField name="teamLeast" label="Smallest team" />
        <SizeField name="teamMost" label="Largest team" />
      </div>
      <Question
        title="What should every team have?"
        hint={`Up to ${maxWanted} kinds of work. We spread them over the teams.`}
      >
        <Controller
          name="wanted"
          control={control}
          render={({ field: { value, onChange } }) => (
            <DisciplinesField value={value} onChange={onChange} most={maxWanted} />
          )}
        />
      </Question>
      <Question title="Who can find it?">
        <div className="flex flex-wrap gap-x-6">
          <Choice name="visibility" value="link">
            Only people with the link or code
          </Choice>
          <Choice name="visibility" value="listed">
            Everyone, in the list of hackathons
          </Choice>
        </div>
      </Question>
    </>
  );
}

/** What has a default that suits most. */
export function MoreHackathonFields() {
  const field = fieldsOf(useFormContext<HackathonValues>());
  return (
    <>
      <TextArea
        label="Description (optional)"
        hint="What it’s about, where you meet and what to bring."
        rows={4}
        maxLength={5000}
        {...field('description')}
      />
      <Question title="Who forms the teams?">
        <div className="flex flex-wrap gap-x-6">
          <Choice name="forming" value="both">
            Participants first, then you place everyone else
          </Choice>
          <Choice name="forming" value="organizer">
            Only you
          </Choice>
          <Choice name="forming" value="people">
            Only participants
          </Choice>
        </div>
      </Question>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-3">
        <Field
          label="Sign-up opens"
          type="datetime-local"
          hint="Leave empty to open right away."
          {...field('opensAt')}
        />
        <Field
          label="Sign-up closes"
          type="datetime-local"
          hint="Leave empty to close when it starts."
          {...field('closesAt')}
        />
        <Field
          label="Maximum number of people"
          type="number"
          min={2}
          max={maxPeople}
          hint="Others join the waiting list."
          {...field('mostPeople', { valueAsNumber: true })}
        />
      </div>
      <TextArea
        label="First tickets for every board (optional)"
        hint={`One title per line, up to ${maxTemplateTickets}.`}
        rows={4}
        {...field('template')}
      />
      <CriteriaField />
    </>
  );
}

function SizeField({ name, label }: { name: 'teamLeast' | 'teamMost'; label: string }) {
  const { control } = useFormContext<HackathonValues>();
  return <SelectField name={name} control={control} label={label} options={sizes} />;
}

type ChoiceProps = { name: 'visibility' | 'forming'; value: string; children: string };

function Choice({ name, value, children }: ChoiceProps) {
  const { register } = useFormContext<HackathonValues>();
  return (
    <label className="flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
      <input type="radio" value={value} className="size-4.5 accent-accent" {...register(name)} />
      {children}
    </label>
  );
}
