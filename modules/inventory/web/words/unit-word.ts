import { m } from '../../../../generated/messages/web/messages.js';
import type { Locale } from '../../../../platform/web/locale.ts';
import type { UnitCode } from '../../rules/unit.ts';

type Word = (inputs: { count: number }, options?: { readonly locale?: Locale }) => string;

// One by one, so that a screen carries these words and not the whole catalogue.
const words: Readonly<Record<UnitCode, Word>> = {
  mg: m.inventory_unit_mg,
  g: m.inventory_unit_g,
  kg: m.inventory_unit_kg,
  lb: m.inventory_unit_lb,
  oz: m.inventory_unit_oz,
  quintal: m.inventory_unit_quintal,
  ml: m.inventory_unit_ml,
  cl: m.inventory_unit_cl,
  l: m.inventory_unit_l,
  tsp: m.inventory_unit_tsp,
  tbsp: m.inventory_unit_tbsp,
  cup: m.inventory_unit_cup,
  pint: m.inventory_unit_pint,
  gallon: m.inventory_unit_gallon,
  each: m.inventory_unit_each,
  dozen: m.inventory_unit_dozen,
  case: m.inventory_unit_case,
  box: m.inventory_unit_box,
  carton: m.inventory_unit_carton,
  crate: m.inventory_unit_crate,
  tray: m.inventory_unit_tray,
  pallet: m.inventory_unit_pallet,
  sack: m.inventory_unit_sack,
  bag: m.inventory_unit_bag,
  packet: m.inventory_unit_packet,
  bottle: m.inventory_unit_bottle,
  tin: m.inventory_unit_tin,
  jar: m.inventory_unit_jar,
  bucket: m.inventory_unit_bucket,
  jerrycan: m.inventory_unit_jerrycan,
  keg: m.inventory_unit_keg,
  bunch: m.inventory_unit_bunch,
  bundle: m.inventory_unit_bundle,
  loaf: m.inventory_unit_loaf,
  head: m.inventory_unit_head,
  roll: m.inventory_unit_roll,
  portion: m.inventory_unit_portion,
  medeb: m.inventory_unit_medeb,
  kunna: m.inventory_unit_kunna,
  tassa: m.inventory_unit_tassa,
  sini: m.inventory_unit_sini,
  birchiko: m.inventory_unit_birchiko,
  kubaya: m.inventory_unit_kubaya,
  weket: m.inventory_unit_weket,
  feresula: m.inventory_unit_feresula,
};

/** A unit as it stands beside so many of it: "1 case", "15 tins"; in the reader’s language, or in that of a paper. */
export const unitWord = (unit: UnitCode, count: number, locale?: Locale): string => words[unit]({ count }, locale && { locale });
