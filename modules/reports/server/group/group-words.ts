import { m } from '../../../../generated/messages/server/messages.js';
import type { Direction } from '../compare.ts';
import type { On } from '../report-maker.ts';
import type { GroupMeasureId } from './group-view.ts';

type Said = { readonly label: string; readonly basis: string; readonly direction: Direction };

const said: Readonly<Record<GroupMeasureId, (on: On) => Said>> = {
  net: (on) => ({ label: m.reports_net_sales({}, on), basis: m.reports_net_sales_basis({}, on), direction: 'up' }),
  orders: (on) => ({ label: m.reports_orders({}, on), basis: m.reports_orders_basis({}, on), direction: 'up' }),
  average: (on) => ({ label: m.reports_average_check({}, on), basis: m.reports_average_check_basis({}, on), direction: 'up' }),
  food: (on) => ({ label: m.reports_group_food({}, on), basis: m.reports_group_food_basis({}, on), direction: 'down' }),
  labour: (on) => ({ label: m.reports_labour({}, on), basis: m.reports_labour_basis({}, on), direction: 'down' }),
  prime: (on) => ({ label: m.reports_prime_cost({}, on), basis: m.reports_prime_cost_basis({}, on), direction: 'down' }),
  waste: (on) => ({ label: m.reports_wasted({}, on), basis: m.reports_group_waste_basis({}, on), direction: 'down' }),
  bought: (on) => ({ label: m.reports_bought({}, on), basis: m.reports_group_bought_basis({}, on), direction: 'neither' }),
  stock: (on) => ({ label: m.reports_stock_value({}, on), basis: m.reports_group_stock_basis({}, on), direction: 'neither' }),
};

/** What a measure of a group is called, what it rests on, and which way it should go. */
export const measureWords = (id: GroupMeasureId, on: On): Said => said[id](on);
