import { newSecret } from '../../../platform/web/new-secret.ts';
import type { SignedInProvider } from '../rules/providers.ts';

const hexOf = (bytes: ArrayBuffer): string => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A state that only this device knows, and what the server keeps of it. */
export const newState = async (): Promise<{ readonly state: string; readonly stateHash: string }> => {
  const state = newSecret();
  return { state, stateHash: hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(state))) };
};

/** Where somebody goes to sign in, with the state that comes back with them. */
export const signInAddress = (url: string, state: string): string => {
  const address = new URL(url);
  address.searchParams.set('state', state);
  return address.href;
};

/** The settings without which a provider cannot be connected. */
export const settingsOf: Readonly<Record<SignedInProvider, string>> = {
  SQUARE: 'SQUARE_APPLICATION_ID, SQUARE_APPLICATION_SECRET',
  NEXPOS: 'NEXPOS_CLIENT_ID, NEXPOS_CLIENT_SECRET, NEXPOS_AUTHORIZE_URL, NEXPOS_TOKEN_URL, NEXPOS_API_URL',
};
