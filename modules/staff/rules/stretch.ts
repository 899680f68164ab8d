/**
 * A stretch of time, by its instants.
 *
 * @unit milliseconds since 1970
 */
export type Stretch = { readonly startsMs: number; readonly endsMs: number };
