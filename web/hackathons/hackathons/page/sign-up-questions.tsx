import { Controller, useFormContext } from 'react-hook-form';
import { experienceLevels, maxWishes } from '#contract/hackathons/hackathon-rules.ts';
import { levelNames } from '#web/hackathons/hackathons/hackathon-names.ts';
import { DisciplinesField } from '#web/ui/forms/disciplines-field.tsx';
import { GoalQuestion } from '#web/ui/forms/goal-question.tsx';
import { LanguagesField } from '#web/ui/forms/languages-field.tsx';
import { Question } from '#web/ui/forms/question.tsx';
import { WeekField } from '#web/ui/forms/week-field.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import type { SignUpValues } from './sign-up-values.ts';
import { WishesField } from './wishes-field.tsx';

const hourOptions = [
  { value: '', label: 'Not set' },
  ...Array.from({ length: 40 }, (_, at) => ({ value: `${at + 1}`, label: `${at + 1}` })),
];

type Person = { id: number; name: string };

/** The questions that everyone answers. */
export const MainQuestions = () => (
  <>
    <Disciplines />
    <Level />
  </>
);

type OtherQuestionsProps = {
  /** Whom they can wish to be with. */
  people: readonly Person[];
  /** It's over within a week. */
  isShort: boolean;
};

/** What else helps to find a team that fits. */
export const OtherQuestions = ({ people, isShort }: OtherQuestionsProps) => (
  <>
    <Time isShort={isShort} />
    <GoalQuestion />
    <Languages />
    {people.length > 0 && <Wishes people={people} />}
  </>
);

function Disciplines() {
  const { control } = useFormContext<SignUpValues>();
  return (
    <Controller
      name="disciplines"
      control={control}
      rules={{ validate: (chosen) => chosen.length > 0 || 'Choose at least one kind of work' }}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <Question title="What do you want to do?" hint="Up to 3. Choose your favorite first.">
          <DisciplinesField value={value} onChange={onChange} />
          <FieldError>{error?.message}</FieldError>
        </Question>
      )}
    />
  );
}

function Level() {
  const { register, formState } = useFormContext<SignUpValues>();
  return (
    <Question title="How experienced are you?">
      <div className="flex flex-wrap gap-x-5">
        {experienceLevels.map((level) => (
          <label key={level} className="flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
            <input
              type="radio"
              value={level}
              className="size-4.5 accent-accent"
              {...register('level', { required: 'Choose how experienced you are' })}
            />
            {levelNames[level]}
          </label>
        ))}
      </div>
      <FieldError>{formState.errors.level?.message}</FieldError>
    </Question>
  );
}

function Time({ isShort }: { isShort: boolean }) {
  const { control } = useFormContext<SignUpValues>();
  return (
    <Question
      title="When do you have time?"
      {...(isShort && {
        hint: 'For working together after the hackathon. Skip this if you’re only here for the event.',
      })}
    >
      <WeekField />
      <SelectField
        name="hours"
        control={control}
        label="Hours a week"
        className="mt-2 max-w-40"
        options={hourOptions}
      />
    </Question>
  );
}

function Languages() {
  const { control } = useFormContext<SignUpValues>();
  return (
    <Controller
      name="languages"
      control={control}
      rules={{ validate: (chosen) => chosen.length > 0 || 'Choose at least one language' }}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <Question title="Which languages do you speak?">
          <LanguagesField
            hint="Up to 5. Your team will share at least one of them with you."
            value={value}
            onChange={onChange}
          />
          <FieldError>{error?.message}</FieldError>
        </Question>
      )}
    />
  );
}

function Wishes({ people }: { people: readonly Person[] }) {
  const { control } = useFormContext<SignUpValues>();
  return (
    <Question
      title="Who would you like to team up with?"
      hint={`Up to ${maxWishes} people. If they choose you too, you’ll be on the same team.`}
    >
      <Controller
        name="withIds"
        control={control}
        render={({ field: { value, onChange } }) => (
          <WishesField people={people} value={value} onChange={onChange} />
        )}
      />
    </Question>
  );
}

/** Focuses the first question whose answer is missing or wrong, and unfolds it. */
export function focusFirstError() {
  const question = document.querySelector('[data-field-error]')?.closest('fieldset');
  question?.closest('details')?.setAttribute('open', '');
  question?.querySelector<HTMLElement>('input, select')?.focus();
}

const FieldError = ({ children }: { children: string | undefined }) =>
  children && (
    <p data-field-error className="mt-1 text-sm font-medium text-red-ink">
      {children}
    </p>
  );
