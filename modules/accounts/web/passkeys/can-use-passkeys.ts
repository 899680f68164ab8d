/** Whether this browser knows passkeys in the form that the server speaks. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function';
