import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';

import { dropAllDrafts } from '../../../../platform/web/draft-storage.ts';
import { openAtWork } from './open-at-work.tsx';

/** A form that somebody tries to send. */
export type TriedForm = {
  readonly form: () => ReactNode;
  /** What is typed or chosen first, by the label of its field. */
  readonly typed?: Readonly<Record<string, string>>;
  /** What its button says. */
  readonly press: string;
  readonly answers?: Readonly<Record<string, object>>;
};

/**
 * Opens a form at work, types into it and presses its button: what is said against it, once the cursor stands at the first of it. It is
 * closed, and what was typed is forgotten, when the test is over.
 */
export const tryForm = async ({ form, typed = {}, press, answers = {} }: TriedForm) => {
  const opened = await openAtWork({ address: '/form', screens: [{ path: '/form', component: form }], answers });
  onTestFinished(async () => {
    cleanup();
    opened.close();
    await dropAllDrafts();
  });
  const button = await screen.findByText(press, { selector: 'button, button *' });
  for (const [label, value] of Object.entries(typed)) fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(button);
  const [first] = document.querySelectorAll('[aria-invalid]');
  await waitFor(() => {
    if (first && document.activeElement !== first) throw new Error('The cursor is not led to what is wrong.');
  });
  return {
    ...opened,
    /** The field that the cursor was led to, if any. */
    first,
    said: screen.queryAllByRole('alert').map(({ textContent }) => textContent?.trim()),
  };
};
