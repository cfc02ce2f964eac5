import { useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { readDraft, writeDraft } from './draft.ts';
import { readTabDraft, writeTabDraft } from './tab-draft.ts';

type Options<Values> = {
  key: string;
  /** The form as it is before anything is typed. Only these fields are kept. */
  empty: Values;
  /** Until this tab is closed, for people who aren't signed in. Otherwise in this browser. */
  inTab?: boolean | undefined;
};

/** What was typed into a form before, for its default values. */
export const readFormDraft = <Values extends object>({ key, empty, inTab }: Options<Values>) =>
  parseFormDraft(inTab ? readTabDraft(key) : readDraft(key), empty);

export const writeFormDraft = <Values extends object>(
  { key, empty, inTab }: Options<Values>,
  values: Values,
) => write({ key, inTab }, serializeFormDraft(values, empty));

export const deleteFormDraft = ({ key, inTab }: Options<object>) => write({ key, inTab }, '');

/** Keeps what is typed into a form until the draft is deleted. */
export function useFormDraft<Form extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Form>, 'subscribe'>,
  { key, empty, inTab }: Options<Partial<Form>>,
) {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => write({ key, inTab }, serializeFormDraft(values, empty)),
      }),
    [subscribe, key, empty, inTab],
  );
}

type Drafted<Form extends FieldValues, Sent> = {
  key: string;
  /** The form as it's saved. */
  saved: Form;
  resolver?: Resolver<Form, unknown, Sent>;
  /** Reads what was stored, if the fields aren't only texts, numbers and lists of texts. */
  parse?: (stored: string, saved: Form) => Form;
};

/**
 * A form that keeps what is typed until its draft is deleted, or until it starts again from what was
 * saved. What was typed before counts as changed.
 */
export function useDraftedForm<Form extends FieldValues, Sent = Form>({
  key,
  saved,
  resolver,
  parse = parseFormDraft,
}: Drafted<Form, Sent>) {
  const [draft, setDraft] = useState({ key, empty: saved });
  const [typed] = useState(() => parse(readDraft(key), saved));
  const form = useForm<Form, unknown, Sent>({
    ...(resolver && { resolver }),
    defaultValues: draft.empty as DefaultValues<Form>,
    values: typed,
    resetOptions: { keepDefaultValues: true },
  });
  useFormDraft(form, draft);
  const deleteDraft = () => deleteFormDraft(draft);
  const start = (from: Form) => {
    // `resetOptions` hold here, too, unless they're overridden.
    form.reset(from, { keepDefaultValues: false });
    deleteDraft();
    setDraft({ key: draft.key, empty: from });
  };
  return { form, start, deleteDraft };
}

/** The fields of `empty`, or an empty string if nothing was typed. */
export function serializeFormDraft<Values extends object>(values: Values, empty: Partial<Values>) {
  const kept = JSON.stringify(pick(values, empty));
  return kept === JSON.stringify(empty) ? '' : kept;
}

/** Ignores anything unexpected, such as fields from an older version. */
export function parseFormDraft<Values extends object>(stored: string, empty: Values): Values {
  const found = Object.entries(pick(parseObject(stored), empty));
  const fitting = found.filter(
    ([name, value]) => describe(value) === describe(empty[name as keyof Values]),
  );
  return { ...empty, ...Object.fromEntries(fitting) };
}

const write = ({ key, inTab }: { key: string; inTab: boolean | undefined }, text: string) =>
  (inTab ? writeTabDraft : writeDraft)(key, text);

const pick = (values: object, { ...fields }: object) =>
  Object.fromEntries(
    Object.keys(fields).map((name) => [name, (values as Record<string, unknown>)[name]]),
  );

const describe = (value: unknown) =>
  Array.isArray(value) && value.every((one) => typeof one === 'string') ? 'texts' : typeof value;

/** The stored object, or an empty one. */
export function parseObject(stored: string): object {
  try {
    const value: unknown = JSON.parse(stored);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
