/** A table on paper; the column at `wide` takes the room that the others leave. */
export type PaperTable = {
  readonly kind: 'table';
  readonly columns: readonly { readonly heading: string; readonly side: 'left' | 'right'; readonly isWide: boolean }[];
  readonly rows: readonly (readonly string[])[];
};

/** One part of a paper, from the top down. */
export type PaperBlock =
  | { readonly kind: 'heading' | 'strong' | 'text'; readonly text: string }
  /** Side by side, such as who writes and who is written to: a heading and lines below it. */
  | { readonly kind: 'beside'; readonly parts: readonly { readonly heading: string; readonly lines: readonly string[] }[] }
  | { readonly kind: 'total'; readonly text: string }
  | PaperTable;

/** Something to be printed on A4; the title stands at the foot of every page. The same paper is the same file, byte by byte. */
export type Paper = {
  readonly title: string;
  readonly language: 'en' | 'am';
  /** When what it says was made, not when it is printed. */
  readonly madeAt: Date;
  readonly blocks: readonly PaperBlock[];
};
