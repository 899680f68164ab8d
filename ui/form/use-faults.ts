import { useState, type SyntheticEvent } from 'react';

import type { FieldError } from '../field-error.tsx';
import { leadToWrong } from './lead-to-wrong.ts';

/** What stands against sending a form, in words by field; a field that is right has none. */
export type Faults<Field extends string> = Readonly<Partial<Record<Field, string | false>>>;

/**
 * A form whose button is never grey without a word: what stands against sending is said beside its field once somebody tries,
 * and eye and cursor are led to the first of it.
 *
 * @param faults of the form as it stands now
 */
export const useFaults = <Field extends string>(faults: Faults<Field>) => {
  const [isTried, setIsTried] = useState(false);
  const isSound = Object.values(faults).every((fault) => fault === undefined || fault === false);
  /** What is said beside a field, once it was tried to send the form. */
  const errorAt = (field: Field): FieldError | undefined => {
    const fault = faults[field];
    return isTried && typeof fault === 'string' ? { message: fault } : undefined;
  };
  /** Sends the form, or says what stands against it. */
  const send = (go: () => unknown): void => {
    setIsTried(!isSound);
    if (isSound) go();
    else leadToWrong();
  };
  /** The same, for `onSubmit` of a form. */
  const submit = (go: () => unknown) => (event: SyntheticEvent) => {
    event.preventDefault();
    send(go);
  };
  return { errorAt, send, submit, isSound };
};
