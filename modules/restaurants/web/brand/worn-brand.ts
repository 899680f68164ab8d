import { useEffect } from 'react';

import { externalValue, useExternalValue } from '../../../../platform/web/external-value.ts';
import type { Brand } from '../../contract/brand.contract.ts';

const worn = externalValue<Brand | null>(null);

let sheet: CSSStyleSheet | null = null;

const sheetOf = (shades: NonNullable<Brand['shades']>): string =>
  (['light', 'dark', 'kitchen'] as const)
    .map((light) => {
      const { accent, press, on, wash } = shades[light];
      return `[data-theme='${light}'] { --berbere: ${accent}; --berbere-press: ${press}; --on-berbere: ${on}; --berbere-wash: ${wash}; }`;
    })
    .join('\n');

/** A sheet of the page's own rules comes after those of its files, and no policy of inline styles is about it. */
const dye = (shades: Brand['shades']): void => {
  const css = shades ? sheetOf(shades) : '';
  if (css === '' && sheet === null) return;
  if (sheet === null) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(css);
};

/** The brand that the page shows itself under; null for Maed's. */
export const useWornBrand = (): Brand | null => useExternalValue(worn);

/** Lets the page show itself under a brand for as long as the screen stands that asks for it. */
export const useWearBrand = (brand: Brand | null | undefined): void => {
  useEffect(() => {
    worn.set(brand ?? null);
    dye(brand?.shades ?? null);
  }, [brand]);
  useEffect(
    () => () => {
      worn.set(null);
      dye(null);
    },
    [],
  );
};
