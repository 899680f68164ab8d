export declare const declareMessages: (folder: string) => Promise<void>;
export declare const declareText: (path: string, code: string) => string;
