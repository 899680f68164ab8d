import { Hono } from 'hono';
import * as z from 'zod/mini';

/** The name of the apps in both shops, as `capacitor.config.json` has it. */
const appId = 'app.maed';

const fingerprint = /^([0-9A-F]{2}:){31}[0-9A-F]{2}$/;

/** What the environment may say of the native apps whose links lead here. */
export const appLinkSchema = {
  ANDROID_CERT_FINGERPRINTS: z.optional(
    z
      .string()
      .check(z.refine((text) => listOf(text).every((one) => fingerprint.test(one)), 'SHA-256 of certificates, with commas between')),
  ),
  APPLE_TEAM_ID: z.optional(z.string().check(z.regex(/^[A-Z0-9]{10}$/))),
};

const listOf = (text: string): readonly string[] => text.split(',').map((one) => one.trim());

/** With what the apps are signed; nothing where there are none. */
export type AppLinkSettings = { readonly androidFingerprints: readonly string[]; readonly appleTeamId: string | null };

type AppLinkValues = { readonly ANDROID_CERT_FINGERPRINTS?: string | undefined; readonly APPLE_TEAM_ID?: string | undefined };

export const readAppLinks = ({ ANDROID_CERT_FINGERPRINTS: android, APPLE_TEAM_ID: apple }: AppLinkValues): AppLinkSettings => ({
  androidFingerprints: android === undefined ? [] : listOf(android),
  appleTeamId: apple ?? null,
});

/**
 * Says to Android and iOS which apps may open links of this server: invitations, codes and new passwords.
 *
 * @source https://developer.android.com/training/app-links and https://developer.apple.com/documentation/xcode/supporting-associated-domains
 */
export const appLinks = ({ androidFingerprints, appleTeamId }: AppLinkSettings): Hono => {
  const app = new Hono();
  if (androidFingerprints.length > 0)
    app.get('/.well-known/assetlinks.json', (context) =>
      context.json([
        {
          relation: ['delegate_permission/common.handle_all_urls'],
          target: { namespace: 'android_app', package_name: appId, sha256_cert_fingerprints: androidFingerprints },
        },
      ]),
    );
  if (appleTeamId !== null)
    app.get('/.well-known/apple-app-site-association', (context) =>
      context.json({
        applinks: { details: [{ appIDs: [`${appleTeamId}.${appId}`], components: [{ '/': '/auth*' }, { '/': '/reset-password' }] }] },
      }),
    );
  // What nobody set up is not there: the app itself would otherwise be the answer, which no phone can read.
  app.get('/.well-known/*', (context) => context.json({ code: 'NOT_FOUND' }, 404));
  return app;
};
