import type { Currency } from '../../../kit/money.ts';

/** The bounds of waste, each once: the form, the schema, the database's CHECK and the message read them here. */
export const wasteLimits: {
  /** @unit minutes in which its author may take an entry back */ readonly voidMinutes: number;
  /** @unit hours that kitchen staff and staff may date an entry back */ readonly backDateHours: number;
  /** @unit hours that whoever leads may date an entry back */ readonly leadBackDateHours: number;
  /** @unit minutes that a device's clock may run ahead */ readonly aheadMinutes: number;
  /** @unit characters */ readonly noteLengthMax: number;
  /** @unit characters */ readonly nameLengthMax: number;
  /** @unit containers per restaurant */ readonly containersMax: number;
  /** @unit entries in one review command */ readonly bulkEntriesMax: number;
  /** @unit rows of one page */ readonly pageSizeMax: number;
  /** @unit days of one analysis */ readonly periodDaysMax: number;
  /** @unit goals per restaurant */ readonly goalsMax: number;
  /** @unit rows of one export */ readonly exportRowsMax: number;
} = {
  voidMinutes: 15,
  backDateHours: 48,
  leadBackDateHours: 7 * 24,
  aheadMinutes: 10,
  noteLengthMax: 500,
  nameLengthMax: 80,
  containersMax: 40,
  bulkEntriesMax: 200,
  pageSizeMax: 200,
  periodDaysMax: 366,
  goalsMax: 24,
  exportRowsMax: 20_000,
};

/** In which amounts a currency speaks of a little and of a lot. */
type ValueLimits = {
  /**
   * Below this nobody needs to look.
   *
   * @unit minor units
   */
  readonly confirmBelowMinor: bigint;
  /**
   * From this on it is announced at once.
   *
   * @unit minor units
   */
  readonly highFromMinor: bigint;
};

/** The limits of value by currency. */
export const valueLimits: Readonly<Record<Currency, ValueLimits>> = {
  GBP: { confirmBelowMinor: 1500n, highFromMinor: 5000n },
  EUR: { confirmBelowMinor: 1500n, highFromMinor: 5000n },
  USD: { confirmBelowMinor: 2000n, highFromMinor: 6000n },
  ETB: { confirmBelowMinor: 150_000n, highFromMinor: 500_000n },
};
