import type { DraftRow, DraftValues } from './draft-disk.ts';

/** The drafts of one page in memory, so that a form opens filled in. */
export type DraftMemory = {
  readonly read: (key: string) => DraftValues;
  readonly has: (key: string, values: DraftValues) => boolean;
  readonly isEmpty: () => boolean;
  /** Returns the page that is gone, whose draft goes on here. */
  readonly set: (key: string, values: DraftValues | null) => string | undefined;
  /** What lay on the disk when the page came; what was typed since is newer. */
  readonly restore: (row: DraftRow) => void;
  /** What pages left that are gone. */
  readonly leave: (rows: readonly DraftRow[]) => void;
  /** Those whose keys name it; all for ''. */
  readonly forget: (about: string) => void;
};

const empty: DraftValues = {};

export const createDraftMemory = (): DraftMemory => {
  const own = new Map<string, DraftValues>();
  let left: readonly DraftRow[] = [];

  /** Takes a draft that was left over: from now on it is this page's. */
  const take = (key: string) => {
    if (own.has(key)) return undefined;
    const taken = fullest(left, key);
    left = left.filter((row) => row !== taken);
    return taken?.pageId;
  };

  return {
    read: (key) => own.get(key) ?? fullest(left, key)?.values ?? empty,
    isEmpty: () => own.size === 0 && left.length === 0,
    has: (key, values) => JSON.stringify(own.get(key)) === JSON.stringify(values),
    set: (key, values) => {
      const continues = take(key);
      if (values) own.set(key, values);
      else own.delete(key);
      return continues;
    },
    restore: ({ key, values }) => {
      if (!own.has(key)) own.set(key, values);
    },
    leave: (rows) => {
      left = rows;
    },
    forget: (about) => {
      for (const key of own.keys()) if (key.includes(about)) own.delete(key);
      left = left.filter(({ key }) => !key.includes(about));
    },
  };
};

/** Of drafts that several tabs left, the one that would be the hardest to type again; the others come after it. */
const fullest = (rows: readonly DraftRow[], key: string): DraftRow | undefined =>
  rows.filter((row) => row.key === key).toSorted((one, other) => sizeOf(other) - sizeOf(one))[0];

const sizeOf = ({ values }: DraftRow): number => JSON.stringify(values).length;
