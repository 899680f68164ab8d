import type { Capability } from '../../restaurants/rules/capabilities.ts';
import type { PurchasingEventName } from './events.ts';

/** Who may hear of what purchasing announces: whoever may ask for the thing itself. */
export const purchasingAudience: Readonly<Record<PurchasingEventName, Capability>> = {
  'purchasing.v1.items-requested': 'purchasing.request',
  'purchasing.v1.order-moved': 'purchasing.receive',
  'purchasing.v1.order-answered': 'purchasing.view',
  'purchasing.v1.receipt-moved': 'purchasing.receive',
  'purchasing.v1.invoice-moved': 'purchasing.view',
  'purchasing.v1.credit-moved': 'purchasing.view',
  'purchasing.v1.price-changed': 'purchasing.view',
};
