import { useKept } from '../../../../ui/form/use-kept.ts';

type Begun<Form> = { readonly form: Partial<Form>; readonly baseVersion: number | null };

/**
 * A form that loses nothing: what was typed comes back after a reload, on the version that it was begun on. What
 * somebody has begun to change is not taken from under their hands by a newer version.
 */
export const useKeptForm = <Form extends object>(key: string, initial: Form, baseVersion: number | null) => {
  const { values, set, forget } = useKept<Begun<Form>>(key, { form: initial, baseVersion });
  return {
    form: { ...initial, ...values.form },
    baseVersion: values.baseVersion,
    set: (change: Partial<Form>) => set((before) => ({ ...before, form: { ...before.form, ...change } })),
    forget,
  };
};
