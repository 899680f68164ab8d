/** Why the demo throws something away. */
export type WastedFor = 'OVERPRODUCED' | 'SPOILED' | 'EXPIRED' | 'TRIM' | 'BURNT' | 'DROPPED';

/** One movement of the demo's month, as somebody would type it. */
export type DemoMovement = {
  readonly kind: 'OPENING' | 'RECEIPT' | 'PRODUCTION_OUT' | 'WASTE' | 'STAFF_MEAL';
  readonly at: Date;
  readonly by: 'manager' | 'chef' | 'kitchenstaff' | 'owner';
  readonly parts: readonly { readonly quantity: string; readonly unit: string }[];
  readonly price: { readonly amount: string; readonly unit: string } | null;
  readonly reason: WastedFor | null;
};
