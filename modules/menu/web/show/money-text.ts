import { m } from '../../../../generated/messages/web/messages.js';
import { type Currency, formatMoney, minorUnits, parseMajorUnits, type MinorUnits } from '../../../../kit/money.ts';
import { quantity } from '../../../../kit/quantity.ts';
import { unitCost, unitCostAsRational, valueOf } from '../../../../kit/unit-cost.ts';

/** An amount as people read it. */
export const amountText = (minor: string, currency: Currency): string => formatMoney({ minor: minorUnits(minor), currency });

/** What is known and comes to no coin: less than the smallest one. */
export const lessThanCoin = (currency: Currency): string => m.menu_cost_less_than({ figure: amountText('1', currency) });

/** What a portion costs as people read it, from a decimal of six places. */
export const costText = (perPortion: string, currency: Currency): string => {
  const exact = unitCost(perPortion);
  const minor = valueOf(quantity('1'), unitCostAsRational(exact));
  if (minor === null) return '–';
  return minor === 0n && exact > 0n ? lessThanCoin(currency) : formatMoney({ minor, currency });
};

/** A share in hundredths of a percent as people read it: "31.4%". */
export const shareText = (share: number): string => `${(share / 100).toFixed(1)}%`;

/** What was typed for an amount, above nothing or below; undefined where it is none. */
export const readAmount = (text: string): MinorUnits | undefined => {
  const trimmed = text.trim().replaceAll(',', '');
  const isNegative = /^[-−]/.test(trimmed);
  const minor = parseMajorUnits(isNegative || trimmed.startsWith('+') ? trimmed.slice(1).trim() : trimmed);
  if (minor === null) return undefined;
  return isNegative ? (-minor as MinorUnits) : minor;
};

/** An amount as it is typed: "12.50", nothing for none. */
export const typedAmount = (minor: string | undefined): string => {
  if (minor === undefined) return '';
  const digits = minor.replace('-', '').padStart(3, '0');
  return `${minor.startsWith('-') ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** A share as it is typed: "31.4", nothing for none. */
export const typedShare = (share: number | null): string => (share === null ? '' : String(share / 100));

/** What was typed for a percentage, in hundredths of it; undefined where it is none between nothing and everything. */
export const readShare = (text: string): number | undefined => {
  const [, number] = /^(\d{1,3}(?:\.\d{1,2})?)\s*%?$/.exec(text.trim()) ?? [];
  const share = number === undefined ? undefined : Math.round(Number(number) * 100);
  return share !== undefined && share <= 10_000 ? share : undefined;
};
