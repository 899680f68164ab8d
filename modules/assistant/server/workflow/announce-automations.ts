import { announce, type RestaurantTx } from '../../../../platform/server/database/tx.ts';

/** Tells whoever may set automations up that something about them is otherwise. */
export const announceAutomations = (tx: RestaurantTx): void => announce(tx, { name: 'assistant.v1.automations-changed', payload: {} });
