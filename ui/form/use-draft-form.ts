import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useCallback, useEffect } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn, type UseFormRegisterReturn } from 'react-hook-form';
import type * as z from 'zod/mini';

import type { FieldError } from '../field-error.tsx';
import { dropDraft, readDraft } from '../../platform/web/draft-storage.ts';
import { useDraftKey } from '../../platform/web/drafts/draft-place.tsx';
import { keepTyped } from './keep-typed.ts';

export type DraftFormOptions<Values extends FieldValues> = {
  /** The schema that the request is checked with too. The message of each of its checks is a code, never a sentence. */
  readonly schema: z.ZodMiniType<Values, Values>;
  readonly defaults: Values;
  /** Names the draft; what was typed comes back under it after a reload or a killed browser. */
  readonly draftKey: string;
  /** Top-level fields that are never kept. */
  readonly secrets?: readonly (keyof Values & string)[];
  /** The words for what is wrong with a field, from the code of the check or of the server and what the form holds. */
  readonly describe: (code: string, values: Values) => FieldError;
};

/** A problem with one field, as the server names it. */
export type FieldIssue = { readonly path: string; readonly code: string };

export type DraftForm<Values extends FieldValues> = {
  readonly form: UseFormReturn<Values>;
  /** Spread on a control: its name, its value, and its error in words. */
  readonly field: (name: Path<Values>) => UseFormRegisterReturn & { readonly error: FieldError | undefined };
  /** Puts the server's refusal beside the fields it is about, and the focus on the first. */
  readonly showIssues: (issues: readonly FieldIssue[]) => void;
  /** After success: the draft has done its work. */
  readonly forget: () => void;
};

const noSecrets: readonly string[] = [];

/** A form that loses nothing: checked by the shared schema, kept as it is typed, answered field by field. */
export const useDraftForm = <Values extends FieldValues>(options: DraftFormOptions<Values>): DraftForm<Values> => {
  const { schema, defaults, secrets = noSecrets, describe } = options;
  const draftKey = useDraftKey(options.draftKey);
  const form = useForm<Values>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { ...defaults, ...readDraft(draftKey) } as DefaultValues<Values>,
    mode: 'onTouched',
  });
  const { register, setError, setFocus, getFieldState, formState, subscribe } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepTyped({ key: draftKey, values, start: defaults, secrets }),
      }),
    [subscribe, draftKey, defaults, secrets],
  );

  const field = (name: Path<Values>) => {
    const code = getFieldState(name, formState).error?.message;
    return { ...register(name), error: code === undefined ? undefined : describe(code, form.getValues()) };
  };

  const showIssues = useCallback(
    (issues: readonly FieldIssue[]) => {
      for (const issue of issues) setError(issue.path as Path<Values>, { type: 'server', message: issue.code });
      const [first] = issues;
      if (first) setFocus(first.path as Path<Values>);
    },
    [setError, setFocus],
  );

  return { form, field, showIssues, forget: () => dropDraft(draftKey) };
};
