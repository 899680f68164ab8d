import { m } from '../../../generated/messages/web/messages.js';
import { alertCategories, type AlertCategory } from '../rules/signal-kinds.ts';

const words: Readonly<Record<AlertCategory, () => string>> = {
  inventory: m.alerts_category_inventory,
  orders: m.alerts_category_orders,
  staff: m.alerts_category_staff,
  financial: m.alerts_category_financial,
  system: m.alerts_category_system,
};

export type CategoryChipsProps = {
  /** Null for all of them. */
  readonly chosen: AlertCategory | null;
  readonly onChoose: (category: AlertCategory | null) => void;
};

/** What alerts are about; one at a time, or all. */
export const CategoryChips = ({ chosen, onChoose }: CategoryChipsProps) => (
  <div role="group" aria-label={m.alerts_bell()} className="flex shrink-0 gap-2 overflow-x-auto px-4 py-3">
    {[null, ...alertCategories].map((category) => (
      <button
        key={category ?? 'all'}
        type="button"
        aria-pressed={category === chosen}
        onClick={() => onChoose(category)}
        className={`min-h-8 shrink-0 rounded-control border px-3 text-small focus-ring touch:min-h-11 ${category === chosen ? 'border-ink bg-ink font-medium text-teff' : 'border-line-strong hover:bg-teff-sunk'}`}
      >
        {category === null ? m.alerts_all() : words[category]()}
      </button>
    ))}
  </div>
);
