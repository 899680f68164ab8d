/** The steps of the tour of stock, in their order. */
export const tourSteps = ['LOOK', 'RECEIVE', 'WASTE', 'COUNT'] as const;

/** A step of the tour. */
export type TourStep = (typeof tourSteps)[number];

/** The step that comes next; null once all are taken. */
export const nextTourStep = (taken: readonly TourStep[]): TourStep | null => tourSteps.find((step) => !taken.includes(step)) ?? null;

/** What lies on the shelf when the tour begins. */
export const tourStart: {
  /** @unit kilograms */ readonly kilograms: string;
  /** @unit the currency's major unit a kilogram */ readonly price: string;
} = {
  kilograms: '10',
  price: '2.00',
};

/**
 * What the delivery of the tour costs: more than what lies there, so that the average moves.
 *
 * @unit the currency's major unit a kilogram
 */
export const tourDeliveryPrice: string = '3.00';
