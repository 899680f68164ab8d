import { useSearch } from '@tanstack/react-router';
import { Languages } from 'lucide-react';
import { lazy, Suspense } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { SignInScreen } from '../../../modules/accounts/web/public.ts';
import { setLocale, useLocale } from '../../../platform/web/locale.ts';
import { BrandMark } from '../../../ui/brand-mark.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';

// The long form comes with its own code, and so does its module's door: signing in doesn't wait for them.
const RegisterScreen = lazy(async () => {
  const { loadRegisterScreen } = await import('../../../modules/restaurants/web/public.ts');
  return { default: await loadRegisterScreen() };
});

const JoinScreen = lazy(async () => {
  const { loadJoinScreen } = await import('../../../modules/restaurants/web/public.ts');
  return { default: await loadJoinScreen() };
});

/** The way in: signing in, or signing up with a restaurant. */
export const AuthScreen = () => {
  const { view, plan, invite } = useSearch({ from: '/auth' });
  const isSignUp = view === 'sign_up' || invite !== undefined;
  return (
    <main className={`mx-auto flex min-h-dvh w-full flex-col px-6 py-8 md:py-16 ${isSignUp ? 'max-w-[36rem]' : 'max-w-[26rem]'}`}>
      <header className="mb-10 flex items-center justify-between gap-4 md:mb-14">
        <span className="flex items-center gap-3">
          <BrandMark className="size-9" />
          <span className="text-[1.375rem] leading-8 font-semibold tracking-[-0.018em]">{m.app_brand()}</span>
          <span lang="am" className="text-heading font-normal text-ink-2">
            {m.app_brand_amharic()}
          </span>
        </span>
        <LanguageSwitch />
      </header>
      {isSignUp ? (
        <Suspense fallback={<SkeletonRows rows={4} label={m.app_loading()} />}>
          {invite === undefined ? <RegisterScreen plan={plan} /> : <JoinScreen code={invite} />}
        </Suspense>
      ) : (
        <SignInScreen />
      )}
    </main>
  );
};

const LanguageSwitch = () => {
  const isAmharic = useLocale() === 'am';
  return (
    <button
      type="button"
      lang={isAmharic ? 'en' : 'am'}
      onClick={() => setLocale(isAmharic ? 'en' : 'am')}
      className="-mr-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-body text-ink-2 focus-ring hover:text-ink"
    >
      <Languages className="size-[1.125rem]" aria-hidden />
      {isAmharic ? m.app_language_english() : m.app_language_amharic()}
    </button>
  );
};
