import type { Currency } from '../../../kit/money.ts';

/** The bounds of purchasing, each once: the form, the schema, the database's CHECK and the message read them here. */
export const purchasingLimits: {
  /** @unit characters */ readonly nameLengthMax: number;
  /** @unit characters */ readonly noteLengthMax: number;
  /** @unit characters */ readonly codeLengthMax: number;
  /** @unit people of one supplier */ readonly contactsMax: number;
  /** @unit certificates of one supplier */ readonly certificatesMax: number;
  /** @unit days */ readonly leadTimeDaysMax: number;
  /** @unit lines of one order */ readonly orderLinesMax: number;
  /** @unit orders that are made at once */ readonly ordersAtOnceMax: number;
  /** @unit orders of one supplier that are not over yet */ readonly openOrdersMax: number;
  /** @unit suppliers of one restaurant */ readonly suppliersMax: number;
  /** @unit wishes that are sent at once */ readonly requestsAtOnceMax: number;
  /** @unit rows of a list that are brought in at once */ readonly importRowsMax: number;
  /** @unit rows of one list */ readonly listRowsMax: number;
  /** @unit days that expected sales are bought for */ readonly planDaysMax: number;
  /** @unit rows of one page */ readonly pageSizeMax: number;
  /** @unit bytes of one paper */ readonly fileBytesMax: number;
  /** @unit days that a supplier's link lives */ readonly linkDays: number;
  /** @unit links to one order */ readonly linksOfOrderMax: number;
  /** @unit proposals to one order */ readonly proposalsMax: number;
  /** @unit lines of one purchase at the market */ readonly marketLinesMax: number;
  /** @unit pictures of one delivery */ readonly photosMax: number;
  /** @unit bytes of a kept picture; held by the database as well */ readonly photoBytesMax: number;
  /** @unit pixels of the longer side of a kept picture */ readonly photoSidePixelsMax: number;
} = {
  nameLengthMax: 120,
  noteLengthMax: 500,
  codeLengthMax: 60,
  contactsMax: 6,
  certificatesMax: 20,
  leadTimeDaysMax: 90,
  orderLinesMax: 400,
  ordersAtOnceMax: 30,
  openOrdersMax: 50,
  suppliersMax: 5000,
  requestsAtOnceMax: 200,
  importRowsMax: 200,
  listRowsMax: 5000,
  planDaysMax: 28,
  pageSizeMax: 200,
  fileBytesMax: 10_485_760,
  linkDays: 30,
  linksOfOrderMax: 50,
  proposalsMax: 20,
  marketLinesMax: 60,
  photosMax: 12,
  photoBytesMax: 307_200,
  photoSidePixelsMax: 1280,
};

/**
 * Up to what total a manager sends an order without the owner.
 *
 * @unit minor units of the order's currency
 */
export const managerOrderMaxMinor: Readonly<Record<Currency, bigint>> = {
  GBP: 200_000n,
  EUR: 200_000n,
  USD: 200_000n,
  ETB: 20_000_000n,
};

/** What a picture is made to fit before it leaves the device. */
export const photoBounds: {
  /** @unit bytes */ readonly bytesMax: number;
  /** @unit pixels of the longer side */ readonly sidePixels: number;
} = { bytesMax: purchasingLimits.photoBytesMax, sidePixels: purchasingLimits.photoSidePixelsMax };
