import { isMovementKind, type MovementKind } from '../../rules/movement-kind.ts';

/** What the address of a movement to be recorded says. */
export type RecordSearch = { readonly item?: string; readonly kind?: MovementKind };

export const readRecordSearch = (search: Readonly<Record<string, unknown>>): RecordSearch => ({
  ...(typeof search['item'] === 'string' && { item: search['item'] }),
  ...(typeof search['kind'] === 'string' && isMovementKind(search['kind']) && { kind: search['kind'] }),
});
