import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { AuthHeader, SignInScreen } from '../../../modules/accounts/web/public.ts';
import { loadJoinScreen, loadRegisterScreen } from '../../../modules/restaurants/web/public.ts';
import { SkeletonRows } from '../../../ui/skeleton.tsx';

// The long form comes with its own code: signing in doesn't wait for it.
const RegisterScreen = lazy(async () => ({ default: await loadRegisterScreen() }));
const JoinScreen = lazy(async () => ({ default: await loadJoinScreen() }));

/** Nobody waits for texts that they don't open. */
const LegalText = lazy(async () => ({ default: (await import('../legal/legal-text.tsx')).LegalText }));

/** What waits stays for the same person: nothing is in front of whoever joins here to be asked about. */
const leave = async () => (await import('../sign-out.ts')).leave('STAYS');

/** The way in: signing in, signing up with restaurants of one's own, or joining one by invitation. */
export const AuthScreen = () => {
  const { view, plan, invite } = useSearch({ from: '/auth' });
  if (invite !== undefined) {
    return (
      <main className="mx-auto flex min-h-dvh w-full max-w-[36rem] flex-col px-6 py-8 md:py-16">
        <AuthHeader />
        <Suspense fallback={<SkeletonRows rows={4} label={m.app_loading()} />}>
          <JoinScreen code={invite} leave={leave} />
        </Suspense>
      </main>
    );
  }
  if (view === 'sign_up') {
    return (
      <Suspense fallback={<RegisterSkeleton />}>
        <RegisterScreen plan={plan} brand={<AuthHeader />} legalText={LegalText} />
      </Suspense>
    );
  }
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[26rem] flex-col px-6 py-8 md:py-16">
      <AuthHeader />
      <SignInScreen />
    </main>
  );
};

const RegisterSkeleton = () => (
  <main className="mx-auto flex min-h-dvh w-full max-w-[26rem] flex-col px-6 py-8 md:py-16">
    <AuthHeader />
    <SkeletonRows rows={4} label={m.app_loading()} />
  </main>
);
