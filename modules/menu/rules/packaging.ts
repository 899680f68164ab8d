import type { Channel } from './menu-limits.ts';
import type { PackagingLine, RecipeLine } from './recipe.ts';

/** A line as it is written down: one with channels is packaging for what is sold by them. */
export type WrittenLine = RecipeLine & { readonly channels: readonly Channel[] | null };

/** What is cooked with, and what it is packed in: nothing that is read of a dish's food looks at its boxes. */
export const apartFromPackaging = (
  written: readonly WrittenLine[],
): { readonly lines: readonly RecipeLine[]; readonly packaging: readonly PackagingLine[] } => ({
  lines: written.flatMap(({ channels, ...line }) => (channels === null ? [line] : [])),
  packaging: written.flatMap(({ channels, ...line }) => (channels === null ? [] : [{ ...line, channels }])),
});

/** Whether something is cooked with at all: boxes alone are nothing that anybody eats. */
export const hasFood = (written: readonly Pick<WrittenLine, 'channels'>[]): boolean => written.some(({ channels }) => channels === null);

/** The lines as they are written down, what is cooked with first. */
export const asWritten = (lines: readonly RecipeLine[], packaging: readonly PackagingLine[]): readonly WrittenLine[] => [
  ...lines.map((line) => ({ ...line, channels: null })),
  ...packaging,
];
