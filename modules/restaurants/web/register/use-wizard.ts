import { useEffect, useState } from 'react';

import { useDraftForm, type DraftForm } from '../../../../ui/form/use-draft-form.ts';
import { forgetSecrets, heldSecrets, holdSecrets, secretFields } from './held-secrets.ts';
import { describeRegisterError, noticeOf, type Notice } from './register-error.ts';
import { emptyRegisterForm, registerFormSchema, type RegisterForm } from './register-form.ts';
import { faultsIn, fieldsOf, firstFaultyStep, lastStep } from './wizard-steps.ts';

/** What stops a step, said beside its fields and in one notice. */
const useNotice = ({ form: { getValues, setValue, trigger } }: DraftForm<RegisterForm>) => {
  const [notice, setNotice] = useState<Notice | null>(null);

  /** Shows what is wrong in a step, beside its fields and as a notice. */
  const stopAt = async (step: number, values: RegisterForm) => {
    setValue('step', step);
    setNotice(noticeOf(faultsIn(step, values), values));
    await trigger([...fieldsOf(step)], { shouldFocus: true });
  };

  /** Says anew what stops the step, once something in it is gone that was said to. */
  const sayAnew = async () => {
    const values = getValues();
    const left = notice && noticeOf(faultsIn(values.step, values), values);
    setNotice(left);
    if (left) await trigger([...fieldsOf(values.step)]);
  };

  return { notice, setNotice, stopAt, sayAnew };
};

/** The form of the wizard, where it stands, and what stops it there. */
export const useWizard = () => {
  const [defaults] = useState(() => ({ ...emptyRegisterForm(), ...heldSecrets() }));
  const draft = useDraftForm({
    schema: registerFormSchema,
    defaults,
    draftKey: 'register',
    secrets: secretFields,
    describe: describeRegisterError,
  });
  const { form } = draft;
  const { getValues, setValue, subscribe } = form;
  const { notice, setNotice, stopAt, sayAnew } = useNotice(draft);
  // Passwords are never kept: without one, the way begins where it is asked for.
  const [isFresh] = useState(() => getValues('password') === '');
  useEffect(() => {
    if (isFresh) setValue('step', 0);
  }, [isFresh, setValue]);
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => holdSecrets(values) }), [subscribe]);

  const goTo = (step: number) => {
    setValue('step', step);
    setNotice(null);
    scrollTo({ top: 0 });
  };

  const next = async () => {
    const values = getValues();
    if (faultsIn(values.step, values).length > 0) await stopAt(values.step, values);
    else goTo(Math.min(values.step + 1, lastStep));
  };

  /** All that was typed, where all of it may be sent; else it stands at the first step that stops it. */
  const whole = async (): Promise<RegisterForm | null> => {
    const values = getValues();
    const step = firstFaultyStep(values);
    if (step === null) return values;
    await stopAt(step, values);
    return null;
  };

  const forget = () => {
    draft.forget();
    forgetSecrets();
  };

  return { draft, notice, setNotice, sayAnew, goTo, next, whole, forget, step: form.watch('step') };
};

/** What the parts of the wizard share. */
export type Wizard = ReturnType<typeof useWizard>;
