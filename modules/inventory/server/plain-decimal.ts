/** A stored decimal as it travels: "2500", not "2500.000000". */
export function plainDecimal(stored: string): string;
export function plainDecimal(stored: string | null): string | null;
export function plainDecimal(stored: string | null): string | null {
  if (stored === null || !stored.includes('.')) return stored;
  return stored.replace(/\.?0+$/, '');
}
