/** Strokes of a pen on a ground of so many units: a name as it was drawn. */
export type PaperDrawing = {
  /** As the path of an SVG of straight strokes. */
  readonly path: string;
  /** @unit units of the ground across */
  readonly across: number;
  /** @unit units of the ground down */
  readonly down: number;
};

/** A piece of text; what must stand out, such as an allergen by law, is strong, and a name may stand below it as it was drawn. */
export type PaperText = string | { readonly strong: string; readonly drawing?: PaperDrawing };

/** A table on paper; the column at `wide` takes the room that the others leave. */
export type PaperTable = {
  readonly kind: 'table';
  readonly columns: readonly { readonly heading: string; readonly side: 'left' | 'right' | 'middle'; readonly isWide: boolean }[];
  readonly rows: readonly (readonly PaperText[])[];
  /** Small and close, for many columns; else as people read comfortably. */
  readonly spacing?: 'close';
};

/** One part of a paper, from the top down. */
export type PaperBlock =
  | { readonly kind: 'heading' | 'strong' | 'text'; readonly text: string }
  /** One paragraph of which some stands out. */
  | { readonly kind: 'mixed'; readonly parts: readonly PaperText[] }
  /** Side by side, such as who writes and who is written to: a heading and lines below it. */
  | { readonly kind: 'beside'; readonly parts: readonly { readonly heading: string; readonly lines: readonly string[] }[] }
  | { readonly kind: 'total'; readonly text: string }
  /** What follows begins a new sheet. */
  | { readonly kind: 'next-sheet' }
  | PaperTable;

/** Whose paper it is, at the head of its first page; the picture is a JPEG. */
export type PaperHead = { readonly name: string | null; readonly colour: string | null; readonly logo: Uint8Array | null };

/** What it is printed on: A4 upright or across, or a label of 100 by 62 mm, which carries no foot. */
export type Sheet = 'upright' | 'across' | 'label';

/** Something to be printed; the title stands at the foot of every page of A4. The same paper is the same file, byte by byte. */
export type Paper = {
  readonly title: string;
  readonly language: 'en' | 'am';
  /** When what it says was made, not when it is printed. */
  readonly madeAt: Date;
  /** A4 upright where nothing is said. */
  readonly sheet?: Sheet;
  /** A house that shows itself; nothing stands there of one that does not. */
  readonly head?: PaperHead | null;
  readonly blocks: readonly PaperBlock[];
};
