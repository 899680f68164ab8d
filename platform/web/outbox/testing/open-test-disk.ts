import 'fake-indexeddb/auto';

import { openOutboxStore, type OutboxStore } from '../outbox-store.ts';

/** A device's disk in the memory of a test; under the same name it is the same disk. */
export const openTestDisk = (name: string): Promise<OutboxStore> => openOutboxStore(name);
