import { gbPack } from './country-pack-gb.ts';
import { etPack } from './country-pack-et.ts';
import { houseRules } from './house-rules.ts';
import type { CountryPack, PackCountry, Rule, RuleKind } from './labour-rule.ts';

const packs: Readonly<Record<PackCountry, CountryPack>> = { GB: gbPack, ET: etPack };

const isKnown = (country: string): country is PackCountry => Object.hasOwn(packs, country);

const nothing: CountryPack = {
  rules: [],
  weeklyRestDay: null,
  premiums: [],
  ordinaryHours: null,
  onCosts: [],
  minimumWages: [],
  incomeTaxes: [],
  pensions: [],
  leave: [],
  notice: null,
};

/** What a country's law says; a country that Maed does not know says nothing, and only the house's own rules hold there. */
export const packOf = (country: string): CountryPack => (isKnown(country) ? packs[country] : nothing);

/** Of what and whom a rule is looked for. */
export type RuleQuestion<Kind extends RuleKind> = { readonly kind: Kind; readonly day: string; readonly isMinor: boolean };

/** The rules of a kind that hold for somebody on a day, the house's own among them. */
export const rulesFor = <Kind extends RuleKind>(country: string, { kind, day, isMinor }: RuleQuestion<Kind>): readonly Rule<Kind>[] =>
  [...packOf(country).rules, ...houseRules]
    .filter((rule): rule is Extract<Rule, Rule<Kind>> => rule.kind === kind)
    .filter(({ validFrom, validTo, appliesTo }) => {
      const holds = validFrom <= day && (validTo === null || day <= validTo);
      return holds && (appliesTo === 'ALL' || (appliesTo === 'MINORS') === isMinor);
    });
