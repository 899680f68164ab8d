/** What stands in the top bar of every screen; fetched when the bar stands. */
export const loadBell = async () => (await import('./bell.tsx')).Bell;

/** Before somebody signs out: this device is told nothing of theirs any more. */
export const loadDisconnectAll = async () => (await import('./this-device/connect-here.ts')).disconnectAll;
/** The page of the settings about how one is told. It opens with what was chosen and not kept yet. */
export const loadTellingTab = async () => {
  await (await import('../../../platform/web/draft-storage.ts')).openDrafts();
  return (await import('./telling/telling-tab.tsx')).TellingTab;
};

/** What was sent to whom, for whoever answers for the house. */
export const loadDeliveriesTab = async () => (await import('./telling/deliveries-tab.tsx')).DeliveriesTab;

/** Where a person is told here, for the worker, which is told of a new address while no page is open. */
export const loadToldHere = async () => (await import('./this-device/told-here.ts')).toldHere;

/** What a day without a line needs from here, fetched once the first screen stands. */
export const loadAlertsAhead = async () => (await import('./keep-ahead.ts')).keepAlertsAhead;
