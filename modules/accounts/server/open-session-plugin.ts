import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as z from 'zod/mini';

/**
 * Two doors of ours into the sign-in library, callable in process alone: a new session for a person who has proved who
 * they are otherwise, and the cookie for a session whose token somebody holds.
 */
export const openSessionPlugin = {
  id: 'maed-open-session',
  endpoints: {
    openSession: createAuthEndpoint(
      '/maed/open-session',
      { method: 'POST', body: z.object({ userId: z.string() }), metadata: { SERVER_ONLY: true } },
      async (ctx) => {
        const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId);
        // A mailed link proves the address alone; whoever has a second factor signs in with it.
        if (!user || ('twoFactorEnabled' in user && user.twoFactorEnabled === true)) return ctx.json({ isOpen: false });
        const session = await ctx.context.internalAdapter.createSession(user.id);
        await setSessionCookie(ctx, { session, user });
        return ctx.json({ isOpen: true });
      },
    ),
    takeUpSession: createAuthEndpoint(
      '/maed/take-up-session',
      { method: 'POST', body: z.object({ token: z.string() }), metadata: { SERVER_ONLY: true } },
      async (ctx) => {
        const found = await ctx.context.internalAdapter.findSession(ctx.body.token);
        if (!found || found.session.expiresAt <= new Date()) return ctx.json({ isOpen: false });
        await setSessionCookie(ctx, found);
        return ctx.json({ isOpen: true });
      },
    ),
  },
} as const;
