import type { ContractRouterClient } from '@orpc/contract';

import type { accountsContract } from '../../modules/accounts/contract/accounts.contract.ts';
import type { alertsContract } from '../../modules/alerts/contract/alerts.contract.ts';
import type { assistantContract } from '../../modules/assistant/contract/assistant.contract.ts';
import type { homeContract } from '../../modules/home/contract/home.contract.ts';
import type { integrationsContract } from '../../modules/integrations/contract/integrations.contract.ts';
import type { inventoryContract } from '../../modules/inventory/contract/inventory.contract.ts';
import type { kitchenContract } from '../../modules/kitchen/contract/kitchen.contract.ts';
import type { menuContract } from '../../modules/menu/contract/menu.contract.ts';
import type { purchasingContract } from '../../modules/purchasing/contract/purchasing.contract.ts';
import type { reportsContract } from '../../modules/reports/contract/reports.contract.ts';
import type { restaurantsContract } from '../../modules/restaurants/contract/restaurants.contract.ts';
import type { subscriptionContract } from '../../modules/subscription/contract/subscription.contract.ts';
import type { staffContract } from '../../modules/staff/contract/staff.contract.ts';
import type { tasksContract } from '../../modules/tasks/contract/tasks.contract.ts';
import type { wasteContract } from '../../modules/waste/contract/waste.contract.ts';
import { createRpcClient } from '../../platform/web/rpc-client.ts';
import { notePlanRefusal } from './plan-refusal.ts';

/** All that this app may ask the server, by module: types only, no schema travels with it. */
export type AppContract = {
  readonly accounts: typeof accountsContract;
  readonly restaurants: typeof restaurantsContract;
  readonly subscription: typeof subscriptionContract;
  readonly inventory: typeof inventoryContract;
  readonly purchasing: typeof purchasingContract;
  readonly kitchen: typeof kitchenContract;
  readonly menu: typeof menuContract;
  readonly staff: typeof staffContract;
  readonly tasks: typeof tasksContract;
  readonly waste: typeof wasteContract;
  readonly reports: typeof reportsContract;
  readonly alerts: typeof alertsContract;
  readonly assistant: typeof assistantContract;
  readonly integrations: typeof integrationsContract;
  readonly home: typeof homeContract;
};

export const rpc: ContractRouterClient<AppContract> = createRpcClient<AppContract>({ onRefusal: notePlanRefusal });
