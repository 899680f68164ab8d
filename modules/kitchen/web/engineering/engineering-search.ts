/** How many days are looked back on. */
export const engineeringDays = [7, 30, 91] as const;

/** How many days are looked back on. */
export type EngineeringDays = (typeof engineeringDays)[number];

/** What the address says: how many days, thirty where it says nothing. */
export type EngineeringSearch = { readonly days?: EngineeringDays };

/** Reads an address that people may have typed; what isn't understood is left out. */
export const readEngineeringSearch = (search: Readonly<Record<string, unknown>>): EngineeringSearch => {
  const days = engineeringDays.find((one) => one === search['days']);
  return days === undefined ? {} : { days };
};
