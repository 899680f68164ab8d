/**
 * Whether an address comes from a password-reset link, good or expired: in its query or its fragment. Where a till sends
 * people back to, codes and errors are the till's, and only a link that calls itself a recovery is one (decision 037).
 */
export const isRecoveryAddress = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): boolean =>
  [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, ''))].some(tillPlaces.test(pathname) ? isNamed : isRecovery);

const tillPlaces = /^\/(admin\/integrations\/(square|nexpos)|oauth)\/callback\/?$/;

const isNamed = (said: URLSearchParams): boolean => said.get('type') === 'recovery';

const isRecovery = (said: URLSearchParams): boolean => {
  const isFailedLink =
    (said.get('error') === 'access_denied' &&
      (said.get('error_code') === 'otp_expired' || /otp_expired/.test(said.get('error_description') ?? ''))) ||
    /expired|invalid/i.test(said.get('error_description') ?? '');
  return isNamed(said) || said.has('token_hash') || (said.has('access_token') && said.has('refresh_token')) || isFailedLink;
};
