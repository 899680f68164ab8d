/** The most characters of what a passkey is called. */
export const passkeyNameLengthMax = 60;
