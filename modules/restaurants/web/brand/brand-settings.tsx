import { useRef, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { shrinkPicture } from '../../../../platform/web/shrink-picture.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SettingGroup, SettingRow } from '../../../../ui/setting-row.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { FeatureGate } from '../../../subscription/web/parts.ts';
import { brandNameLengthMax, logoBytesMax, logoSidePixelsMax } from '../../rules/brand-limits.ts';
import { useCan, useRestaurant } from '../current-restaurant.tsx';
import { LineSetting } from '../details/line-setting.tsx';
import { ColourSetting } from './colour-setting.tsx';
import { useSetBrand } from './use-set-brand.ts';

/** Under which name, picture and colour the restaurant shows itself, where its plan lets it. */
export const BrandSettings = () => {
  const { id: restaurantId } = useRestaurant();
  const maySee = useCan('subscription.view');
  return (
    <div className="mt-10">
      <SettingGroup title={m.restaurants_brand()} hint={m.restaurants_brand_hint()}>
        <FeatureGate
          feature="white-label"
          {...{ restaurantId, maySee }}
          goesOn={m.restaurants_brand_goes_on()}
          waiting={<SkeletonRows rows={3} label={m.restaurants_brand()} />}
        >
          <Look />
        </FeatureGate>
      </SettingGroup>
    </div>
  );
};

const Look = () => {
  const { brand, query, fault, setFault, change } = useSetBrand();
  if (!brand) return <Unread query={query} />;
  return (
    <>
      {fault !== null && (
        <div className="my-3">
          <Banner status="wrong" title={fault} />
        </div>
      )}
      <LineSetting
        title={m.restaurants_brand_name()}
        hint={m.restaurants_brand_name_hint()}
        value={brand.name ?? ''}
        faultOf={(typed) =>
          typed.trim().length > brandNameLengthMax
            ? { title: m.restaurants_brand_name(), message: m.restaurants_brand_name_long({ max: brandNameLengthMax }) }
            : undefined
        }
        onKeep={(typed) => void change({ name: typed === '' ? null : typed })}
      />
      <LogoSetting logoUrl={brand.logoUrl} onFault={setFault} onChange={(logo) => change({ logo })} />
      <ColourSetting key={brand.colour} colour={brand.colour} onChange={(colour) => change({ colour })} />
    </>
  );
};

type Logo = { readonly onScreen: string; readonly onPaper: string };

type LogoSettingProps = {
  readonly logoUrl: string | null;
  readonly onFault: (fault: string) => void;
  readonly onChange: (logo: Logo | null) => Promise<boolean>;
};

const bounds = { bytesMax: logoBytesMax, sidePixels: logoSidePixelsMax, shape: 'whole' } as const;

const logoOf = async (file: File): Promise<Logo | null> => {
  const onScreen = await shrinkPicture(file, { ...bounds, ground: 'clear' });
  const onPaper = await shrinkPicture(file, { ...bounds, form: 'image/jpeg' });
  return onScreen !== null && onPaper !== null ? { onScreen, onPaper } : null;
};

/** The picture in place of the mark; made small here, once for screens and once for paper. */
const LogoSetting = ({ logoUrl, onFault, onChange }: LogoSettingProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const choose = async (file: File | undefined) => {
    if (input.current) input.current.value = '';
    if (!file) return;
    setIsBusy(true);
    const logo = await logoOf(file);
    if (logo === null) onFault(m.restaurants_brand_logo_unreadable());
    else await onChange(logo);
    setIsBusy(false);
  };
  return (
    <SettingRow title={m.restaurants_brand_logo()} hint={m.restaurants_brand_logo_hint()}>
      <span className="flex flex-wrap items-center gap-3">
        {logoUrl !== null && <img src={logoUrl} alt={m.restaurants_brand_logo()} className="h-12 max-w-40 object-contain" />}
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label={m.restaurants_brand_logo_choose()}
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => void choose(event.target.files?.[0])}
        />
        <Button onClick={() => input.current?.click()} busyLabel={isBusy ? m.restaurants_brand_logo_busy() : undefined}>
          {logoUrl === null ? m.restaurants_brand_logo_choose() : m.restaurants_brand_logo_change()}
        </Button>
        {logoUrl !== null && <Button onClick={() => void onChange(null)}>{m.restaurants_brand_logo_remove()}</Button>}
      </span>
    </SettingRow>
  );
};
