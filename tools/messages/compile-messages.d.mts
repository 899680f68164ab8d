export declare const compileMessages: (root?: string) => Promise<{ readonly compiled: boolean; readonly count: number }>;
