const wholes = ['1', '2', '3', '4', '6', '8', '10', '12', '16'] as const;
const parts = ['0.1', '0.2', '0.3', '0.5', '0.75', '1', '1.5', '2', '3'] as const;
const inParts: ReadonlySet<string> = new Set(['kg', 'l', 'lb']);

/** The amounts that one touch logs: pieces, packs and portions in whole numbers, what is weighed or poured in parts. */
export const quickAmounts = (unit: string | null | undefined): readonly string[] => (unit && !inParts.has(unit) ? wholes : parts);
