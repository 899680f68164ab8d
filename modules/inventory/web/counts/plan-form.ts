import { formatDecimal } from '../../../../kit/decimal.ts';
import type { CountPlan, CountTemplate } from '../../contract/count-schemas.ts';
import type { CountRhythm } from '../../rules/count-rhythm.ts';
import type { RecountThreshold } from '../../rules/count-variance.ts';
import { parseEnteredNumber } from '../../rules/entered-number.ts';

/** The threshold as it stands in its three fields. */
export type ThresholdForm = { readonly share: string; readonly together: string; readonly alone: string };

/** A plan as it is being written. */
export type PlanForm = Omit<CountPlan, 'threshold'> & {
  readonly threshold: ThresholdForm;
  /** Empty for a count of this time only. */
  readonly rhythm: CountRhythm | '';
  readonly timing: CountTemplate['timing'];
};

/** The form that a plan is changed in, or a new one is written in. */
export const planFormOf = (template: CountTemplate | undefined, usual: RecountThreshold): PlanForm => {
  const { name, storageAreaIds, categoryIds, isKeyItemsOnly, isBlind, isOpenToKitchen, rhythm, timing, threshold } =
    template ?? newPlan(usual);
  return {
    name,
    storageAreaIds,
    categoryIds,
    isKeyItemsOnly,
    isBlind,
    isOpenToKitchen,
    rhythm,
    timing,
    threshold: {
      share: shownHundredths(BigInt(threshold.shareBps)),
      together: shownHundredths(BigInt(threshold.withMinor)),
      alone: shownHundredths(BigInt(threshold.aloneMinor)),
    },
  };
};

/** Everything, blind, by whoever is there, this once. */
const newPlan = ({ shareBps, withMinor, aloneMinor }: RecountThreshold) => ({
  name: '',
  storageAreaIds: [],
  categoryIds: [],
  isKeyItemsOnly: false,
  isBlind: true,
  isOpenToKitchen: true,
  rhythm: '' as const,
  timing: 'END' as const,
  threshold: { shareBps, withMinor: withMinor.toString(), aloneMinor: aloneMinor.toString() },
});

/** What the form says, or the fields of its threshold that nobody can read. */
export type PlanReading =
  | { readonly plan: CountPlan; readonly wrong: readonly [] }
  | { readonly plan: null; readonly wrong: readonly (keyof ThresholdForm)[] };

/** Reads a form; a plan without a name takes the usual one. */
export const readPlan = (form: PlanForm, usualName: string): PlanReading => {
  const share = hundredthsIn(form.threshold.share, shareMax);
  const together = hundredthsIn(form.threshold.together, amountMax);
  const alone = hundredthsIn(form.threshold.alone, amountMax);
  if (share === null || together === null || alone === null) {
    const read = { share, together, alone };
    return { plan: null, wrong: (['share', 'together', 'alone'] as const).filter((field) => read[field] === null) };
  }
  const { storageAreaIds, categoryIds, isKeyItemsOnly, isBlind, isOpenToKitchen } = form;
  const threshold = { shareBps: Number(share), withMinor: together.toString(), aloneMinor: alone.toString() };
  const name = form.name.trim() || usualName;
  return { plan: { name, storageAreaIds, categoryIds, isKeyItemsOnly, isBlind, isOpenToKitchen, threshold }, wrong: [] };
};

const shareMax = 1_000_000n;
const amountMax = 999_999_999_999n;

/** A quantity is kept in millionths; a share and an amount in hundredths. */
const millionthsInHundredth = 10_000n;

const hundredthsIn = (text: string, max: bigint): bigint | null => {
  const read = parseEnteredNumber(text.trim());
  if (!read.ok || read.value < 0n || read.value % millionthsInHundredth !== 0n) return null;
  const hundredths = read.value / millionthsInHundredth;
  return hundredths > max ? null : hundredths;
};

const shownHundredths = (hundredths: bigint): string => formatDecimal(hundredths, 2);

/** The list with one more, or without one that it held. */
export const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
