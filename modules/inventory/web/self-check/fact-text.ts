import { dayText, type Wall } from '../../../../kit/time/wall.ts';
import type { Currency } from '../../../../kit/money.ts';
import { quantity } from '../../../../kit/quantity.ts';
import type { Locale } from '../../../../platform/web/locale.ts';
import type { ItemUnits } from '../../rules/conversion.ts';
import { factKinds, type FactCode, type FactKind } from '../../rules/self-check.ts';
import { shownAmount } from '../show/show-cost.ts';
import { quantityText } from '../show/show-quantity.ts';
import { foundWords } from '../words/check-words.ts';

/** In which money, and by which calendar, measurements are written. */
export type FactWorld = { readonly currency: Currency; readonly wall: Wall; readonly language: Locale };

/** What is checked is weighed. */
const weighed: ItemUnits = { baseUnit: 'g', packChain: [], countUnits: ['kg'], densityGPerMl: null, eachMeasure: null };

const texts: Readonly<Record<FactKind, (value: string, world: FactWorld) => string>> = {
  QUANTITY: (value) => quantityText(weighed, quantity(value), 'g'),
  MONEY: (value, { currency }) => shownAmount(value, currency),
  NUMBER: (value) => value,
  WORD: (value) => foundWords.get(value)?.() ?? value,
  DAY: (value, { wall, language }) => dayText(value, 'date', { wall, language }),
};

/** A measurement as people read it; what could not be measured is a dash. */
export const factText = (fact: FactCode, value: string, world: FactWorld): string =>
  value === '–' ? value : texts[factKinds[fact]](value, world);
