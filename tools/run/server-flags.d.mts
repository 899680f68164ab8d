/** How the server's process runs. */
export declare const serverFlags: readonly string[];
