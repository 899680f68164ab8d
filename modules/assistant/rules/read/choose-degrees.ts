import { hundredthsOf } from '../../../tasks/rules/check-entry.ts';
import type { PaperBox } from './paper-word.ts';

/** A value that was made out on a picture of a display. */
export type SentDegrees = {
  readonly value: string;
  readonly unit: 'C' | 'F' | null;
  /** @unit 0 (a guess) to 1 (beyond doubt) */
  readonly confidence: number;
  readonly box: PaperBox;
};

/** A temperature that is worth looking at. */
export type ChosenDegrees = {
  readonly shown: string;
  readonly unit: 'C' | 'F' | null;
  /** Degrees Celsius, as it would be typed; null where no unit was seen: a person says which it is. */
  readonly celsius: string | null;
  /** @unit 0 (a guess) to 1 (beyond doubt) */
  readonly confidence: number;
  readonly box: PaperBox;
};

/**
 * Below it a value is a guess, and nothing is told.
 *
 * @unit 0 to 1
 */
export const degreesFloor = 0.6;

/**
 * What a thermometer of a kitchen can show.
 *
 * @unit hundredths of a degree Celsius
 */
const plausible = { lowest: -4000, highest: 30_000 } as const;
const freezingF = 3200;
/** Two values of one picture that are as likely are no answer. */
const leadMin = 1.25;

/**
 * A value in degrees Celsius, as it would be typed. Fahrenheit is converted exactly and rounded half-even once, to
 * hundredths.
 *
 * @returns null for what is no number
 */
export const celsiusOf = (value: string, unit: 'C' | 'F'): string | null => {
  const hundredths = hundredthsOf(value);
  if (hundredths === null || unit === 'C') return hundredths === null ? null : value;
  const ninths = (hundredths - freezingF) * 5;
  const below = Math.floor(ninths / 9);
  const rest = ninths - below * 9;
  // Nine is odd: no half lies between two hundredths.
  const celsius = rest * 2 > 9 ? below + 1 : below;
  const [whole, part] = [Math.floor(Math.abs(celsius) / 100), Math.abs(celsius) % 100];
  const text = part === 0 ? `${whole}` : `${whole}.${String(part).padStart(2, '0')}`.replace(/0$/, '');
  return celsius < 0 ? `-${text}` : text;
};

const isPlausible = (celsius: string | null): boolean => {
  const hundredths = celsius === null ? null : hundredthsOf(celsius);
  return hundredths !== null && hundredths >= plausible.lowest && hundredths <= plausible.highest;
};

/** Whether a value can be meant: of its unit, or of either where none was seen. */
const canBeMeant = ({ value, unit }: SentDegrees): boolean =>
  (unit === null ? (['C', 'F'] as const) : [unit]).some((one) => isPlausible(celsiusOf(value, one)));

/** The unit of a value; null where it was seen with one and with the other. */
const unitAmong = (seen: readonly SentDegrees[]): SentDegrees['unit'] => {
  const units = new Set(seen.flatMap(({ unit }) => unit ?? []));
  return units.size === 1 ? ([...units][0] ?? null) : null;
};

/**
 * The temperature that a picture shows: the surest value that a thermometer of a kitchen can show, where no other one is
 * nearly as sure. Null where there is none; it does not count then. A value without a unit is told without one, never as
 * Celsius.
 */
export const chooseDegrees = (seen: readonly SentDegrees[]): ChosenDegrees | null => {
  const able = seen.filter(canBeMeant).toSorted((left, right) => right.confidence - left.confidence);
  const [best] = able;
  const rival = able.find(({ value }) => value !== best?.value);
  if (!best || best.confidence < degreesFloor || (rival && best.confidence < leadMin * rival.confidence)) return null;
  const { value, confidence, box } = best;
  const unit = unitAmong(able.filter((one) => one.value === value));
  return { shown: value, unit, celsius: unit === null ? null : celsiusOf(value, unit), confidence, box };
};
