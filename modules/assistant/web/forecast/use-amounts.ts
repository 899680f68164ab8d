import { useCallback } from 'react';

import { formatMoney, minorUnits, type Currency } from '../../../../kit/money.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { shownNumber, unitWord } from '../../../inventory/web/parts.ts';
import type { ForetoldSeries } from '../../contract/forecast-fields.ts';

type Unit = ForetoldSeries['unit'];

/** Estimates have no more places than anybody can act on. */
const rounded = (amount: number): number => (amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount));

const minorPerMajor = 100;

/** What one types and reads of a series, in what it is counted in on the screen: money in whole units of its currency. */
export const typedScale = (unit: Unit): number => (unit === 'minor' ? minorPerMajor : 1);

/** Amounts of a series as people read them. */
export const useAmounts = ({ unit, currency }: { readonly unit: Unit; readonly currency: Currency | null }) => {
  const locale = useLocale();
  return useCallback(
    (amount: number): string => {
      if (unit === 'minor') return currency === null ? '' : formatMoney({ minor: minorUnits(String(Math.round(amount))), currency });
      if (unit === 'guests' || unit === 'portions') return shownNumber(rounded(amount));
      const isLarge = unit !== 'each' && amount >= 1000;
      const shown = rounded(isLarge ? amount / 1000 : amount);
      const larger = unit === 'g' ? 'kg' : 'l';
      return `${shownNumber(shown)} ${unitWord(isLarge ? larger : unit, shown, locale)}`;
    },
    [unit, currency, locale],
  );
};

/** A share of what came, in percent. */
export const percentText = (share: number): string => `${shownNumber(Math.round(Math.abs(share) * 1000) / 10)}%`;
