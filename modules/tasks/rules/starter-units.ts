import type { FoodRules } from './food-process.ts';
import type { UnitKind } from './temp-unit.ts';

/** A unit that the lists of the house read; its key is what their lines name it by until they are taken over. */
export type StarterUnit = { readonly key: string; readonly kind: UnitKind; readonly name: string; readonly nameLocal: string };

const shared: readonly StarterUnit[] = [
  { key: 'walk-in', kind: 'FRIDGE', name: 'Walk-in fridge', nameLocal: 'ትልቁ ማቀዝቀዣ' },
  { key: 'kitchen', kind: 'FRIDGE', name: 'Kitchen fridge', nameLocal: 'የወጥ ቤት ማቀዝቀዣ' },
  { key: 'display', kind: 'DISPLAY', name: 'Chilled display', nameLocal: 'ማቀዝቀዣ ማሳያ' },
  { key: 'held', kind: 'HOT', name: 'Hot holding', nameLocal: 'ትኩስ ማቆያ' },
  { key: 'freezer', kind: 'FREEZER', name: 'Freezer', nameLocal: 'ማበረዶ' },
];

/** The units that the lists of the house read under some rules, in the order in which they are walked by. */
export const starterUnits = (rules: FoodRules): readonly StarterUnit[] =>
  rules === 'ET' ? [...shared, { key: 'meat', kind: 'FRIDGE', name: 'Meat fridge', nameLocal: 'የሥጋ ማቀዝቀዣ' }] : shared;
