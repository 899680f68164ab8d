import { Languages } from 'lucide-react';

import { m } from '../../../generated/messages/web/messages.js';
import { setLocale, useLocale } from '../../../platform/web/locale.ts';
import { BrandMark } from '../../../ui/brand-mark.tsx';

/** Under what a house shows itself; what is null is Maed's. */
export type HouseBrand = { readonly name: string | null; readonly logoUrl: string | null };

/** Whose app this is, and in which language, for whoever is not inside yet; a house with a brand of its own stands in Maed's place. */
export const AuthHeader = ({ house }: { readonly house?: HouseBrand | null | undefined }) => (
  <div className="mb-10 flex items-center justify-between gap-4 md:mb-14">
    <span className="flex items-center gap-3">
      {house?.logoUrl ? <img src={house.logoUrl} alt="" className="h-10 max-w-40 object-contain" /> : <BrandMark className="size-9" />}
      <span className="text-[1.375rem] leading-8 font-semibold tracking-[-0.018em]">{house?.name ?? m.app_brand()}</span>
      {!house?.name && (
        <span lang="am" className="text-heading font-normal text-ink-2">
          {m.app_brand_amharic()}
        </span>
      )}
    </span>
    <LanguageSwitch />
  </div>
);

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
