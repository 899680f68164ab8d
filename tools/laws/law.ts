/** One broken law: where, and what to do about it. */
export type Finding = { readonly path: string; readonly message: string };

/** A check over the tree that lies in `root`; an empty answer means that the law is kept. */
export type Law = (root: string) => readonly Finding[] | Promise<readonly Finding[]>;

/** Thrown by a check that needs something which this machine or moment does not have; it neither passed nor failed. */
export class NotRun extends Error {}
