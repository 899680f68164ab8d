/**
 * Whether an address comes from a password-reset link, good or expired: in its query or its fragment.
 *
 * @param search with its question mark
 * @param hash with its number sign
 */
export const isRecoveryAddress = (search: string, hash: string): boolean =>
  [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, ''))].some(isRecovery);

const isRecovery = (said: URLSearchParams): boolean => {
  const isFailedLink =
    (said.get('error') === 'access_denied' &&
      (said.get('error_code') === 'otp_expired' || /otp_expired/.test(said.get('error_description') ?? ''))) ||
    /expired|invalid/i.test(said.get('error_description') ?? '');
  return (
    said.get('type') === 'recovery' || said.has('token_hash') || (said.has('access_token') && said.has('refresh_token')) || isFailedLink
  );
};
