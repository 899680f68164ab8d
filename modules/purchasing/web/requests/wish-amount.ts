import { quantity } from '../../../../kit/quantity.ts';
import { itemUnitsFromWire } from '../../../inventory/contract/from-wire.ts';
import type { CatalogueItem } from '../../../inventory/contract/item-schemas.ts';
import { quantityText } from '../../../inventory/web/parts.ts';
import type { PurchaseRequest } from '../../contract/request.contract.ts';

type Sized = Pick<CatalogueItem, 'units'>;

/** How much was asked for, in the reader's words for units, which need not be the writer's; as typed where the item is gone. */
export const wishAmount = ({ baseQuantity, enteredText }: PurchaseRequest, item: Sized | undefined): string =>
  item ? quantityText(itemUnitsFromWire(item.units), quantity(baseQuantity)) : enteredText;
