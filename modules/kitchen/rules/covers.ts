import { kitchenLimits } from './kitchen-limits.ts';

/** Covers as somebody typed them: null where nobody said, undefined where it is no number of people. */
export const coversTyped = (text: string): number | null | undefined => {
  if (text.trim() === '') return null;
  const covers = Number(text.trim());
  return Number.isInteger(covers) && covers >= 1 && covers <= kitchenLimits.coversMax ? covers : undefined;
};
