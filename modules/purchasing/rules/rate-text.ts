const percent = /^(\d{1,2})(?:[.,](\d{1,2}))?$/;

/**
 * A rate as people write it, "3" or "2,5"; null for what is none.
 *
 * @unit hundredths of a percent
 */
export const readRate = (text: string): number | null => {
  const [, whole = '', part = ''] = percent.exec(text.trim()) ?? [];
  return whole === '' ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
};

/**
 * A rate as people read it: 250 is "2.5".
 *
 * @unit hundredths of a percent
 */
export const rateText = (rateBps: number): string => {
  const part = String(rateBps % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${Math.trunc(rateBps / 100)}${part === '' ? '' : `.${part}`}`;
};
