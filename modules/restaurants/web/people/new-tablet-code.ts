import { tabletCodeFrom } from '../../rules/tablet-code.ts';

const randomBytes = 64;

/** A code that nobody could guess; what chance spoils is drawn again. */
export const newTabletCode = (): string => tabletCodeFrom(crypto.getRandomValues(new Uint8Array(randomBytes))) ?? newTabletCode();
