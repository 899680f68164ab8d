import { m } from '../../../../generated/messages/web/messages.js';
import type { storageKinds } from '../../contract/item-schemas.ts';

/** How a storage area keeps what is in it. */
export type StorageKind = (typeof storageKinds)[number];

const words: Readonly<Record<StorageKind, () => string>> = {
  AMBIENT: m.inventory_storage_kind_ambient,
  CHILL: m.inventory_storage_kind_chill,
  FREEZE: m.inventory_storage_kind_freeze,
  BAR: m.inventory_storage_kind_bar,
  DRY: m.inventory_storage_kind_dry,
};

export const storageKindWord = (kind: StorageKind): string => words[kind]();
