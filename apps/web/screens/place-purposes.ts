import { m } from '../../../generated/messages/web/messages.js';

/** What will be done at a place that is not built yet, by its path. Apart from the routes, so that signing in loads none of it. */
export const placePurposes: Readonly<Record<string, () => string>> = {
  '/admin/inventory-demo': m.app_inventory_demo_purpose,
  '/admin/inventory-test': m.app_inventory_test_purpose,
};
