const homes = ['Africa/Addis_Ababa', 'Europe/London'];

/** Every zone there is, to choose from; the device's own and those of Ethiopia and the UK come first, since nobody looks through four hundred. */
export const timeZoneOptions = (): readonly { readonly value: string; readonly label: string }[] => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const zones = new Set([timeZone, ...homes, ...Intl.supportedValuesOf('timeZone')]);
  return [...zones].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
};
