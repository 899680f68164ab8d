import { fetchAhead } from '../platform/web/fetch-ahead.ts';
import { fetchDialog } from './dialog.tsx';
import { fetchMenu } from './menu.tsx';
import { fetchPickList } from './pick-list.tsx';
import { fetchSheet } from './sheet.tsx';
import { whenSettled } from './when-settled.ts';

/** What opens over a screen is there before it is wanted, and costs no first screen anything. */
export const prepareOverlaysLater = (): void => whenSettled(() => [fetchMenu, fetchDialog, fetchSheet, fetchPickList].forEach(fetchAhead));
