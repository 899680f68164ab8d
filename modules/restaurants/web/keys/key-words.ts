import { m } from '../../../../generated/messages/web/messages.js';
import { apiScopes, type ApiArea } from '../../rules/api-scopes.ts';

const areas: Readonly<Record<ApiArea, () => string>> = {
  stock: m.restaurants_key_area_stock,
  purchasing: m.restaurants_key_area_purchasing,
  menu: m.restaurants_key_area_menu,
  kitchen: m.restaurants_key_area_kitchen,
  waste: m.restaurants_key_area_waste,
  staff: m.restaurants_key_area_staff,
  tasks: m.restaurants_key_area_tasks,
  reports: m.restaurants_key_area_reports,
  restaurant: m.restaurants_key_area_restaurant,
};

/** A part of the house's work, as people call it. */
export const areaWord = (area: ApiArea): string => areas[area]();

/** What a key may, in words; a scope of a newer server stands as it is. */
export const scopeWord = (scope: string): string => {
  const known = apiScopes.find((one) => one === scope);
  if (known === undefined) return scope;
  const [area, deed] = known.split(':') as [ApiArea, string];
  return deed === 'write' ? m.restaurants_key_may_do({ area: areaWord(area) }) : m.restaurants_key_may_look({ area: areaWord(area) });
};
