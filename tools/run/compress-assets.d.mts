/** Puts a packed twin, `.br` and `.gz`, beside every text in the folder. */
export declare const compressAssets: (folder: string) => void;
