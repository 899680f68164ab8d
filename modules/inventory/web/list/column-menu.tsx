import { Columns3 } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { buttonClass } from '../../../../ui/button.tsx';
import { Menu, MenuChoice } from '../../../../ui/menu.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import { optionalColumns, type OptionalColumn } from './shown-columns.ts';

const titles: Readonly<Record<OptionalColumn, () => string>> = {
  area: m.inventory_column_area,
  category: m.inventory_column_category,
  sku: m.inventory_column_sku,
  onHand: m.inventory_column_on_hand,
  par: m.inventory_column_par,
  level: m.inventory_column_level,
  days: m.inventory_column_days,
  counted: m.inventory_column_counted,
  unitCost: m.inventory_column_unit_cost,
  value: m.inventory_column_value,
};

const costColumns: readonly OptionalColumn[] = ['unitCost', 'value'];

export type ColumnMenuProps = { readonly hidden: readonly OptionalColumn[]; readonly onToggle: (column: OptionalColumn) => void };

/** Which columns are shown; costs are no choice for whoever may not see them. */
export const ColumnMenu = ({ hidden, onToggle }: ColumnMenuProps) => {
  const isCostVisible = useCan('inventory.view-cost');
  return (
    <Menu
      align="end"
      trigger={
        <button type="button" className={buttonClass('quiet')}>
          <Columns3 aria-hidden />
          {m.inventory_columns()}
        </button>
      }
    >
      {optionalColumns
        .filter((column) => isCostVisible || !costColumns.includes(column))
        .map((column) => (
          <MenuChoice key={column} checked={!hidden.includes(column)} onSelect={() => onToggle(column)}>
            {titles[column]()}
          </MenuChoice>
        ))}
    </Menu>
  );
};
