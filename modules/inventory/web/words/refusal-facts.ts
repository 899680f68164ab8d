import { grouped } from '../../../../kit/decimal.ts';
import { factInLocale } from '../../../../platform/web/fact-in-locale.ts';
import { isMovementKind } from '../../rules/movement-kind.ts';
import { isUnit } from '../../rules/unit.ts';
import { kindWord } from './kind-word.ts';
import { isReason, reasonWord } from './reason-word.ts';
import { unitWord } from './unit-word.ts';

const factNames = [
  'word',
  'unit',
  'baseUnit',
  'partsMax',
  'kind',
  'reason',
  'barcode',
  'linksMax',
  'text',
  'sku',
  'itemName',
  'itemsMax',
  'name',
  'placesMax',
  'lockedThrough',
  'linesMax',
  'countersMax',
  'people',
  'lines',
  'templatesMax',
  'items',
  'daysMax',
] as const;

/** Everything that some refusal's sentence names; what the refusal at hand has no need of is blank. */
export type RefusalFacts = Readonly<Record<(typeof factNames)[number], string>>;

/** What a refusal's data says, its codes put into words. */
export const factsOf = (data: unknown): RefusalFacts => {
  const given = typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : {};
  return Object.fromEntries(factNames.map((name) => [name, factWord(name, factInLocale(name, given))])) as RefusalFacts;
};

const factWord = (name: string, value: unknown): string => {
  if (typeof value !== 'string') return typeof value === 'number' ? grouped(value) : '';
  if ((name === 'unit' || name === 'baseUnit') && isUnit(value)) return unitWord(value, 1);
  if (name === 'kind' && isMovementKind(value)) return kindWord(value);
  return name === 'reason' && isReason(value) ? reasonWord(value) : value;
};
