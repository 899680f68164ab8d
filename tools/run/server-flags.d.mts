/** How the server's process runs. */
export declare const serverFlags: readonly string[];

/** What the server's process finds in its surroundings besides. */
export declare const serverEnvironment: Readonly<Record<string, string>>;
