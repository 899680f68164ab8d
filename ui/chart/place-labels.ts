/** Where a text may stand: its anchor on the baseline. @unit pixels */
export type LabelPlace = { readonly x: number; readonly y: number; readonly anchor: 'start' | 'end' };

/** A text and the places that it may stand at, the best one first. */
export type LabelWish = { readonly text: string; readonly places: readonly LabelPlace[] };

/** @unit pixels */
export type LabelBox = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

// Measured on the screen, and a little more: a label that is left out costs less than two that nobody can read.
const latinWidth = 6.5;
const ethiopicWidth = 11;
const ascent = 11;
const descent = 4;
const ethiopic = /[\u1200-\u137f]/;

const widthOf = (text: string): number =>
  Array.from(text).reduce((width, sign) => width + (ethiopic.test(sign) ? ethiopicWidth : latinWidth), 0);

const boxOf = (text: string, { x, y, anchor }: LabelPlace): LabelBox => {
  const width = widthOf(text);
  const left = anchor === 'start' ? x : x - width;
  return { left, right: left + width, top: y - ascent, bottom: y + descent };
};

const isOver = (one: LabelBox, other: LabelBox): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const isWithin = (one: LabelBox, frame: LabelBox): boolean =>
  one.left >= frame.left && one.right <= frame.right && one.top >= frame.top && one.bottom <= frame.bottom;

type Room = { readonly frame: LabelBox; readonly taken: readonly LabelBox[] };

/**
 * Finds each text a place that covers nothing placed before it, nor anything in `taken`; null for one that has none.
 * Those that matter most are asked first.
 */
export const placeLabels = (wishes: readonly LabelWish[], { frame, taken }: Room): readonly (LabelPlace | null)[] => {
  const covered = [...taken];
  return wishes.map(({ text, places }) => {
    const found = places.find((place) => {
      const box = boxOf(text, place);
      return isWithin(box, frame) && covered.every((other) => !isOver(box, other));
    });
    if (found) covered.push(boxOf(text, found));
    return found ?? null;
  });
};
