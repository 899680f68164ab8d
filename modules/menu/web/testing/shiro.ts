import { uuidv7 } from 'uuidv7';

import { allergenCodes } from '../../../inventory/rules/allergen.ts';
import type { VersionOut } from '../../contract/recipe-fields.ts';
import type { RecipeOut } from '../../contract/recipes.contract.ts';

const allergens = Object.fromEntries(allergenCodes.map((code) => [code, 'FREE'])) as VersionOut['allergens'];

/** Shiro as it is cooked, by version 1. */
export const cooked: VersionOut = {
  versionNo: 1,
  state: 'APPROVED',
  effectiveAt: '2026-11-01T08:00:00.000Z',
  version: 2,
  body: {
    yieldQuantity: '4',
    yieldUnit: 'l',
    portions: '16',
    activeMinutes: 20,
    passiveMinutes: 40,
    steps: [],
    changeNote: null,
    lines: [
      {
        lineId: uuidv7(),
        subject: { kind: 'UNCOSTED', name: 'Water', nameLocal: null, isNeutral: true },
        quantity: '3',
        unit: 'l',
        usableShare: 10_000,
        isOptional: false,
        channels: null,
        note: null,
      },
    ],
  },
  writtenBy: 'Hanna',
  writtenAt: '2026-11-01T08:00:00.000Z',
  approvedBy: 'Hanna',
  cost: null,
  problems: [],
  allergens,
  isFasting: true,
};

/** The recipe of Shiro, of which nothing is being written. */
export const shiro: RecipeOut = {
  recipe: {
    id: uuidv7(),
    kind: 'DISH',
    name: 'Shiro',
    nameLocal: null,
    stockItemId: null,
    par: null,
    yieldUnit: 'l',
    portions: '16',
    version: 3,
    isArchived: false,
    isInEffect: true,
    openState: 'DRAFT',
    cost: null,
    problemCount: 0,
    allergens,
    verification: null,
    isFasting: true,
  },
  current: cooked,
  open: null,
  history: [],
  usedIn: [],
  isCostVisible: false,
};
