import type { StockRow } from '../../../inventory/web/parts.ts';

const wholes = ['1', '2', '3', '4', '6', '8', '10', '12', '16'] as const;
const parts = ['0.1', '0.2', '0.3', '0.5', '0.75', '1', '1.5', '2', '3'] as const;
const inParts: ReadonlySet<string> = new Set(['kg', 'l', 'lb']);

/** The amounts that one touch logs: pieces and packs in whole numbers, what is weighed or poured in parts. */
export const quickAmounts = (row: StockRow | undefined): readonly string[] => (row && !inParts.has(row.unit) ? wholes : parts);
