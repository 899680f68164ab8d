import { accepted, type Decision, refused } from '../../../kit/decision.ts';

/** Why a tax number cannot be one of its country. */
export type TaxNumberRefusal = { readonly code: 'TAX_NUMBER_WRONG'; readonly country: string };

const gbWeights = [8, 7, 6, 5, 4, 3, 2] as const;

/** British VAT numbers carry two check digits, by one of two schemes: the older modulo 97, or the same plus 55. */
const isBritishVat = (digits: string): boolean => {
  if (!/^\d{9}(?:\d{3})?$/.test(digits)) return false;
  const sum = gbWeights.reduce((total, weight, position) => total + weight * Number(digits[position]), 0);
  const check = Number(digits.slice(7, 9));
  return (sum + check) % 97 === 0 || (sum + check + 55) % 97 === 0;
};

/**
 * A tax number as it is written in its country, without the blanks that people put in: a VAT number in Britain (nine
 * digits, twelve for a branch, "GB" before it or not), a TIN of ten digits in Ethiopia; elsewhere letters and digits.
 *
 * @refuses TAX_NUMBER_WRONG for what cannot be a number of that country
 * @source HMRC VAT Notice 700/56 (check digits); Ethiopian Ministry of Revenues (ten digits)
 */
export const readTaxNumber = (country: string, text: string): Decision<string, TaxNumberRefusal> => {
  const plain = text.replaceAll(/[\s.-]/g, '').toUpperCase();
  const wrong = refused({ code: 'TAX_NUMBER_WRONG', country });
  if (country === 'GB') {
    const digits = plain.replace(/^GB/, '');
    return isBritishVat(digits) ? accepted(`GB${digits}`) : wrong;
  }
  if (country === 'ET') return /^\d{10}$/.test(plain) ? accepted(plain) : wrong;
  return /^[A-Z0-9]{4,20}$/.test(plain) ? accepted(plain) : wrong;
};
