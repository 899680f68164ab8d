import type { ContractRouterClient } from '@orpc/contract';

import type { Pool } from '../../../../platform/server/database/pool.ts';
import type { alertsContract } from '../../../alerts/contract/alerts.contract.ts';
import type { inventoryContract } from '../../../inventory/contract/inventory.contract.ts';
import type { menuContract } from '../../../menu/contract/menu.contract.ts';
import type { purchasingContract } from '../../../purchasing/contract/purchasing.contract.ts';
import type { staffContract } from '../../../staff/contract/staff.contract.ts';
import type { tasksContract } from '../../../tasks/contract/tasks.contract.ts';
import type { wasteContract } from '../../../waste/contract/waste.contract.ts';

/** The product's own procedures, as one person calls them: guarded, metered and written down as everybody's are. */
export type HouseClient = {
  readonly alerts: ContractRouterClient<typeof alertsContract>;
  readonly inventory: ContractRouterClient<typeof inventoryContract>;
  readonly menu: ContractRouterClient<typeof menuContract>;
  readonly purchasing: ContractRouterClient<typeof purchasingContract>;
  readonly staff: ContractRouterClient<typeof staffContract>;
  readonly tasks: ContractRouterClient<typeof tasksContract>;
  readonly waste: ContractRouterClient<typeof wasteContract>;
};

/** What automations run with: the database, and a voice for the person whose permissions they have. */
export type WorkflowWorld = { readonly pool: Pool; readonly speakAs: (userId: string) => HouseClient };
