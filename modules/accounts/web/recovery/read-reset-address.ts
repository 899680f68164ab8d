import type { ResetAddress } from '../../rules/reset-address.ts';

/** Reads a reset link from where the browser is, query before fragment. */
export const readResetAddress = ({ search, hash }: Pick<Location, 'search' | 'hash'>): ResetAddress => {
  const [query, fragment] = [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, ''))];
  const get = (name: string): string | null => query.get(name) ?? fragment.get(name);
  const errors = [get('error'), get('error_code'), get('error_description')].filter((part) => part !== null);
  return {
    type: get('type'),
    tokenHash: get('token_hash'),
    accessToken: get('access_token'),
    refreshToken: get('refresh_token'),
    error: errors.length > 0 ? errors.join(' ') : null,
  };
};
