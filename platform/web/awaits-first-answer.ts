/**
 * Whether a question has had no answer yet, neither a good one nor a failure. Whoever waits for it with a whole screen asks this, and
 * not `isPending`: one that failed is pending again as soon as it is asked anew, and a screen that then goes and comes asks without end.
 */
export const awaitsFirstAnswer = ({ isPending, isFetched }: { readonly isPending: boolean; readonly isFetched: boolean }): boolean =>
  isPending && !isFetched;
