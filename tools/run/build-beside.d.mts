/** Whether the app has to be built, and the script that builds it. */
export type Building = { readonly isFresh: () => boolean; readonly program: string };

export declare const buildBeside: <Result>(work: () => Promise<Result>, building?: Building) => Promise<Result>;
