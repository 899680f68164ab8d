/** The period that an address asks for; both days are absent for the last thirty. */
export type WasteSearch = { readonly from?: string; readonly to?: string };

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

export const readWasteSearch = ({ from, to }: Readonly<Record<string, unknown>>): WasteSearch =>
  isDay(from) && isDay(to) && from <= to ? { from, to } : {};
