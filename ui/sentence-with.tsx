import type { ReactNode } from 'react';

export type SentenceWithProps = {
  /** A sentence of the catalogue around what it is given. */
  readonly words: (slot: string) => string;
  /** What stands in its place: a moment that can be touched, a link. */
  readonly children: ReactNode;
};

/** No sentence of a catalogue holds this character. */
const slot = '\uE000';

/** A sentence whose order is the language's own, with something in it that is more than text. */
export const SentenceWith = ({ words, children }: SentenceWithProps) => {
  const [before = '', after = ''] = words(slot).split(slot);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
};
