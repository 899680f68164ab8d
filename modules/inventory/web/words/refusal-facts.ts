import { getLocale } from '../../../../generated/messages/web/runtime.js';
import { grouped } from '../../../../kit/decimal.ts';
import { isMovementKind } from '../../rules/movement-kind.ts';
import { isUnit } from '../../rules/unit.ts';
import { nameIn } from '../show/item-name.ts';
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
  return Object.fromEntries(factNames.map((name) => [name, factWord(name, inReadersWords(name, given))])) as RefusalFacts;
};

/** A thing that has a name in the reader's language is called by it: beside `itemName` that one is `itemNameLocal`. */
const inReadersWords = (fact: string, given: Readonly<Record<string, unknown>>): unknown => {
  const { [fact]: name, [`${fact}Local`]: nameLocal } = given;
  return typeof name === 'string' && typeof nameLocal === 'string' ? nameIn({ name, nameLocal }, getLocale()) : name;
};

const factWord = (name: string, value: unknown): string => {
  if (typeof value !== 'string') return typeof value === 'number' ? grouped(value) : '';
  if ((name === 'unit' || name === 'baseUnit') && isUnit(value)) return unitWord(value, 1);
  if (name === 'kind' && isMovementKind(value)) return kindWord(value);
  return name === 'reason' && isReason(value) ? reasonWord(value) : value;
};
