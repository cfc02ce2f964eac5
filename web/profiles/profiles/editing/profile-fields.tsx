import type { UseFormReturn } from 'react-hook-form';
import { Field, TextArea } from '#web/ui/forms/field.tsx';
import { TagsField } from '#web/ui/forms/suggestions/tags-field.tsx';
import type { ProfileForm } from './profile-form.ts';

type ProfileFieldsProps = {
  form: UseFormReturn<ProfileForm>;
  /** The text typed into the interests input. */
  interest: string;
  onInterest: (typed: string) => void;
};

export function ProfileFields({ form, interest, onInterest }: ProfileFieldsProps) {
  const { errors } = form.formState;
  const fieldOf = (name: Exclude<keyof ProfileForm, 'interests'>) => ({
    ...form.register(name),
    error: errors[name]?.message,
  });
  const urlInput = { type: 'url', inputMode: 'url', autoComplete: 'off' } as const;
  return (
    <>
      <Field label="First Name" autoComplete="given-name" {...fieldOf('firstName')} />
      <Field label="Last Name" autoComplete="family-name" {...fieldOf('lastName')} />
      <Field label="Country" autoComplete="country-name" {...fieldOf('country')} />
      <Field label="City" autoComplete="address-level2" {...fieldOf('city')} />
      <Field
        label="Short Description"
        placeholder="Frontend beginner who likes maps"
        className="sm:col-span-2"
        {...fieldOf('shortDescription')}
      />
      <TextArea label="About Me" rows={4} className="sm:col-span-2" {...fieldOf('aboutMe')} />
      <div className="sm:col-span-2">
        <TagsField
          name="interests"
          control={form.control}
          label="Interests"
          add="Add"
          typed={interest}
          onTyped={onInterest}
        />
      </div>
      <Field
        label="GitHub URL"
        placeholder="https://github.com/you"
        {...urlInput}
        {...fieldOf('githubUrl')}
      />
      <Field
        label="LinkedIn URL"
        placeholder="https://www.linkedin.com/in/you"
        {...urlInput}
        {...fieldOf('linkedinUrl')}
      />
      <Field
        label="Personal Website"
        placeholder="https://you.example"
        {...urlInput}
        {...fieldOf('personalWebsiteUrl')}
      />
      <Field
        label="X (Twitter) URL"
        placeholder="https://x.com/you"
        {...urlInput}
        {...fieldOf('xUrl')}
      />
    </>
  );
}
