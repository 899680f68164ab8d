/** Under whose rules food is kept: England, Wales and Northern Ireland; Scotland; Ethiopia. */
export const foodRules = ['GB', 'GB_SCOTLAND', 'ET'] as const;

/** Under whose rules food is kept. */
export type FoodRules = (typeof foodRules)[number];

/** What a house keeps to; a limit says with `isLaw` whether the law names it or only good practice does. */
export type FoodLimits = {
  /** @unit degrees Celsius */
  readonly chillMaxC: string;
  readonly isChillLaw: boolean;
  /** @unit degrees Celsius */
  readonly freezeMaxC: string;
  /** @unit degrees Celsius */
  readonly hotHoldMinC: string;
  readonly isHotHoldLaw: boolean;
  /**
   * Reached in the middle, it needs no two minutes.
   *
   * @unit degrees Celsius
   */
  readonly cookMinC: string;
  /** @unit degrees Celsius */
  readonly reheatMinC: string;
  readonly isReheatLaw: boolean;
  /** @unit minutes from cooked to cold */
  readonly coolMaxMinutes: number;
};

const shared = { freezeMaxC: '-18', hotHoldMinC: '63', cookMinC: '75', coolMaxMinutes: 90 } as const;

/**
 * The limits of a country.
 *
 * @source FSA temperature guidance: at 8 or below by law in England, Wales and Northern Ireland, 63 or above when kept
 * hot in all of the UK; the Food Hygiene (Scotland) Regulations 2006, schedule 4: reheated to 82, no figure for cold.
 * 75 for 30 seconds equals 70 for two minutes; cooled within about 90 minutes is practice, not law. For Ethiopia no
 * national figure was found: those of the UK stand there as good practice.
 */
export const foodLimits: Readonly<Record<FoodRules, FoodLimits>> = {
  GB: { ...shared, chillMaxC: '8', isChillLaw: true, isHotHoldLaw: true, reheatMinC: '75', isReheatLaw: false },
  GB_SCOTLAND: { ...shared, chillMaxC: '8', isChillLaw: false, isHotHoldLaw: true, reheatMinC: '82', isReheatLaw: true },
  ET: { ...shared, chillMaxC: '8', isChillLaw: false, isHotHoldLaw: false, reheatMinC: '75', isReheatLaw: false },
};
