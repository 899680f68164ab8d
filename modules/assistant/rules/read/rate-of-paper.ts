/**
 * The rates that are looked for: whole percents and halves.
 *
 * @unit hundredths of a percent
 */
const rateStepBps = 50;
const rateMaxBps = 3000;
const whole = 10_000n;

/**
 * The one rate by which a paper's tax comes of its lines, to a hundredth or two of rounding; null where no single one does.
 *
 * @unit hundredths of a percent; the amounts minor units
 */
export const rateOfPaper = (net: bigint, tax: bigint): number | null => {
  if (net <= 0n || tax <= 0n) return null;
  const rate = Math.round(Number((tax * whole) / net) / rateStepBps) * rateStepBps;
  if (rate <= 0 || rate > rateMaxBps) return null;
  const away = net * BigInt(rate) - tax * whole;
  return (away < 0n ? -away : away) <= whole * 2n ? rate : null;
};
