/** How large a line is set; `large` is read from where a cook stands, `huge` across a room. */
export type SlipSize = 'small' | 'normal' | 'large' | 'huge';

/** One part of a slip, from the top down. */
export type SlipBlock =
  | { readonly kind: 'text'; readonly text: string; readonly size: SlipSize; readonly isBold: boolean; readonly side: 'left' | 'middle' }
  /** At both edges of one line; what does not fit goes below. */
  | { readonly kind: 'pair'; readonly left: string; readonly right: string; readonly size: SlipSize; readonly isBold: boolean }
  /** A count and what is counted, which keeps its own edge where it takes several lines. */
  | { readonly kind: 'counted'; readonly count: string; readonly text: string; readonly size: SlipSize; readonly isStruck: boolean }
  /** In a frame that nobody overlooks. */
  | { readonly kind: 'framed'; readonly text: string; readonly size: SlipSize }
  /** White on black, from edge to edge. */
  | { readonly kind: 'inverse'; readonly text: string; readonly size: SlipSize }
  | { readonly kind: 'rule' };

/** What comes out of a receipt printer, before anybody knows how wide its paper is. */
export type Slip = { readonly blocks: readonly SlipBlock[] };
