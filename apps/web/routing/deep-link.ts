const linkedPaths = /^\/(auth|auth\/callback|reset-password)$/;

/**
 * The address inside the app that a link leads to, or null where it is none of ours: invitations, codes and new passwords,
 * from the server's own host or by the app's name.
 *
 * @param server the origin of the server that the app belongs to
 */
export const addressOfLink = (link: string, server: string): string | null => {
  if (!URL.canParse(link)) return null;
  const { protocol, origin, host, pathname, search, hash } = new URL(link);
  // By the app's name the first part of the path stands where a host would: maed://auth?invite=…
  const path = protocol === 'maed:' ? `/${host}${pathname}`.replace(/\/$/, '') : pathname;
  const isOurs = protocol === 'maed:' || origin === server;
  return isOurs && linkedPaths.test(path) ? `${path}${search}${hash}` : null;
};
