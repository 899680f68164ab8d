/** Where drafts of forms lie. Local storage, because it is read at once and outlives a killed browser. */
const prefix = 'maed.draft.';

/** What was typed into a form and not sent yet. */
export const readDraft = (key: string): Readonly<Record<string, unknown>> => {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(prefix + key) ?? '{}');
    return typeof draft === 'object' && draft !== null ? (draft as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
};

/** Keeps what was typed, but never a secret: a password is not written down anywhere. */
export const keepDraft = (key: string, values: Readonly<Record<string, unknown>>, secrets: readonly string[]): void => {
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.includes(name)));
  try {
    localStorage.setItem(prefix + key, JSON.stringify(kept));
  } catch {
    // A full or forbidden storage costs the draft, not the form.
  }
};

export const dropDraft = (key: string): void => localStorage.removeItem(prefix + key);

/** At sign-out: the next person on this device finds nothing of the one before. */
export const dropAllDrafts = (): void => {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
};
