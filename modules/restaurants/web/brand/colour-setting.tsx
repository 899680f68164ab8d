import { useState, type CSSProperties } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { contrastOf, isHex, type Hex } from '../../../../kit/colour.ts';
import { Button } from '../../../../ui/button.tsx';
import { SettingRow } from '../../../../ui/setting-row.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { brandShades, grounds, type Light, type Shades } from '../../rules/brand-shades.ts';

export type ColourSettingProps = {
  readonly colour: string | null;
  readonly onChange: (colour: string | null) => Promise<boolean>;
};

/** Where a picker begins in a house without a colour of its own: Maed's. */
const begin = '#9c3c21';

/** The colour of what stands out, tried by day and by night before it is kept. */
export const ColourSetting = ({ colour, onChange }: ColourSettingProps) => {
  const [typed, setTyped] = useState(colour ?? begin);
  const chosen = typed.trim().toLowerCase();
  const isWhole = isHex(chosen);
  const error = isWhole ? undefined : { title: m.restaurants_brand_colour(), message: m.restaurants_brand_colour_wrong() };
  return (
    <>
      <SettingRow title={m.restaurants_brand_colour()} hint={m.restaurants_brand_colour_hint()}>
        <span className="flex flex-wrap items-start gap-3">
          <input
            type="color"
            aria-label={m.restaurants_brand_colour_pick()}
            value={isWhole ? chosen : begin}
            onChange={(event) => setTyped(event.target.value)}
            className="h-field w-14 rounded-control border border-line-strong bg-teff-raise p-1 focus-ring touch:h-11"
          />
          <TextField
            label={m.restaurants_brand_colour_code()}
            fieldClassName="w-36 [&>label]:sr-only"
            value={typed}
            error={error}
            onChange={(event) => setTyped(event.target.value)}
          />
          {isWhole && chosen !== colour && (
            <Button kind="primary" onClick={() => void onChange(chosen)}>
              {m.restaurants_brand_colour_use()}
            </Button>
          )}
          {colour !== null && <Button onClick={() => void onChange(null)}>{m.restaurants_brand_colour_remove()}</Button>}
        </span>
      </SettingRow>
      {isWhole && <Samples colour={chosen} />}
    </>
  );
};

const Samples = ({ colour }: { readonly colour: Hex }) => {
  const shades = brandShades(colour);
  return (
    <div className="grid gap-3 py-4 sm:grid-cols-2">
      <Sample title={m.restaurants_brand_day()} light="light" colour={colour} shades={shades.light} />
      <Sample title={m.restaurants_brand_night()} light="dark" colour={colour} shades={shades.dark} />
    </div>
  );
};

type SampleProps = { readonly title: string; readonly light: Light; readonly colour: Hex; readonly shades: Shades };

const worn = ({ accent, press, on, wash }: Shades): CSSProperties =>
  ({ '--berbere': accent, '--berbere-press': press, '--on-berbere': on, '--berbere-wash': wash }) as CSSProperties;

/** The least contrast against what it lies on, with one digit, never rounded up. */
const ratioText = (colour: Hex, light: Light): string => {
  const least = Math.min(...grounds[light].under.map((ground) => contrastOf(colour, ground)));
  return String(Math.floor(least * 10) / 10);
};

const Sample = ({ title, light, colour, shades }: SampleProps) => {
  const ratio = ratioText(shades.accent, light);
  return (
    <figure data-theme={light} style={worn(shades)} className="rounded-tile border border-line bg-teff p-4 text-ink">
      <figcaption className="pb-3 text-small text-ink-2">
        {m.ui_sentence({ text: title })}{' '}
        {shades.accent === colour
          ? m.restaurants_brand_as_chosen({ ratio })
          : m.restaurants_brand_shaded({ ratio, chosen: ratioText(colour, light) })}
      </figcaption>
      <span className="flex items-center gap-4" aria-hidden>
        <span className="rounded-control bg-berbere px-4 py-2 text-body font-medium text-on-berbere">{m.restaurants_brand_sample()}</span>
        <span className="rounded-chip bg-berbere-wash px-2 py-1 text-body text-berbere">{m.restaurants_brand_sample_link()}</span>
      </span>
    </figure>
  );
};
