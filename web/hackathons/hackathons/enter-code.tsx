import { useState } from 'react';
import { codeLength } from '#contract/hackathons/hackathon-rules.ts';
import { getErrorMessage, isProblem } from '#web/lib/api/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { useFindByCode } from './queries.ts';

type EnterCodeProps = { onFound: (found: { slug: string; code: string }) => void };

/** Opens a hackathon by the code that its organizers hand out. */
export function EnterCode({ onFound }: EnterCodeProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const find = useFindByCode();
  const submit = async () => {
    if (code.trim() === '') return setError('Enter the code from the organizers.');
    try {
      onFound(await find.mutateAsync(code));
    } catch (problem) {
      setError(
        isProblem(problem, 'not_found') || isProblem(problem, 'invalid_input')
          ? 'No hackathon has this code. Check it with the organizers.'
          : getErrorMessage(problem, 'Couldn’t look up the code. Try again.'),
      );
    }
  };
  return (
    <Form
      className="flex items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field
        label="Have a code?"
        className="w-full max-w-56"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        placeholder={'X'.repeat(codeLength)}
        value={code}
        error={error}
        onChange={(event) => {
          setError(undefined);
          setCode(event.target.value);
        }}
      />
      <Button type="submit" className="mt-6 h-10 pointer-coarse:h-11" busy={find.isPending}>
        Open
      </Button>
    </Form>
  );
}
