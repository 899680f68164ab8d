import { m } from '../../../../generated/messages/web/messages.js';
import type { Status } from '../../../../ui/status.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import type { Dish } from '../../contract/fields.ts';
import { type FoodCostLight, foodCostLight } from '../../rules/food-cost-light.ts';
import { type KnownPart, knownOfPortion } from './known-cost.ts';
import { shareText } from './money-text.ts';

const statusOf: Readonly<Record<Exclude<FoodCostLight, 'NO_TARGET'>, Status>> = {
  ON_TARGET: 'good',
  OVER: 'soon',
  FAR_OVER: 'wrong',
  INCOMPLETE: 'not-counted',
};

const shareWords = (share: number, known: KnownPart): string => {
  if (known === 'NONE') return m.menu_cost_unknown();
  return known === 'ALL' ? shareText(share) : m.menu_at_least({ figure: shareText(share) });
};

/** What a dish costs of its price, with a light where there is something to judge; nothing where cost is not shown. */
export const FoodCost = ({ dish: { margin, targetFoodCostShare } }: { readonly dish: Dish }) => {
  if (margin === null || margin.foodCostShare === null || margin.cost === null) return null;
  const { isComplete } = margin.cost;
  const share = margin.foodCostShare;
  const light = foodCostLight({ share, target: targetFoodCostShare, isComplete });
  const text = shareWords(share, knownOfPortion(margin.cost));
  if (light === 'NO_TARGET') return <span>{text}</span>;
  return <StatusLine status={statusOf[light]}>{text}</StatusLine>;
};
