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
  /** @unit days of one list of covers and sales */ readonly daysListedMax: number;
  /** @unit guests of one day */ readonly coversMax: number;
  /** @unit weeks that a goal is drawn over */ readonly weeksShownMax: number;
  /** @unit actions that are open or in effect, per restaurant */ readonly reviewsMax: number;
  /** @unit actions of one list */ readonly reviewsListedMax: number;
  /** @unit bytes of a kept picture; held by the database as well */ readonly photoBytesMax: number;
  /** @unit pixels of the longer side of a kept picture */ readonly photoSidePixelsMax: number;
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
  daysListedMax: 62,
  coversMax: 100_000,
  weeksShownMax: 52,
  reviewsMax: 40,
  reviewsListedMax: 60,
  photoBytesMax: 307_200,
  photoSidePixelsMax: 1280,
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

/** What a picture is made to fit before it leaves the device. */
export const photoBounds: {
  /** @unit bytes */ readonly bytesMax: number;
  /** @unit pixels of the longer side */ readonly sidePixels: number;
} = { bytesMax: wasteLimits.photoBytesMax, sidePixels: wasteLimits.photoSidePixelsMax };
