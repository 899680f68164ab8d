import { m } from '../../../../generated/messages/web/messages.js';
import { dayText } from '../../../../kit/time/wall.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { useWall } from '../../../../ui/when/wall.tsx';
import { amountText } from '../show/amount-text.ts';

/** A rule as it travels, or as the device itself knows it. */
export type ShownRule = {
  readonly rateBps: number | null;
  readonly thresholdMinor: bigint | string | null;
  readonly validFrom: string;
  readonly law: string;
  readonly source: string;
  readonly lookedUpOn: string;
  readonly isConfirmed: boolean;
};

/** What is kept back of payments, from when, by which law and source, and that counsel has not confirmed it. */
export const WithholdingRuleText = ({ rule }: { readonly rule: ShownRule }) => {
  const [wall, language] = [useWall(), useLocale()];
  const shown = (isoDay: string) => dayText(isoDay, 'date', { wall, language });
  const { rateBps, thresholdMinor, law } = rule;
  const day = shown(rule.validFrom);
  const isKnown = rateBps !== null && thresholdMinor !== null;
  const words = isKnown
    ? m.purchasing_withholding_rule({ threshold: amountText(String(thresholdMinor), 'ETB'), rate: String(rateBps / 100), day, law })
    : m.purchasing_withholding_unknown({ law, day });
  return (
    <Banner status="not-counted" title={words}>
      {!rule.isConfirmed && m.purchasing_withholding_confirm({ day: shown(rule.lookedUpOn) })}{' '}
      <a className="text-link focus-ring" href={rule.source} rel="noreferrer" target="_blank">
        {m.purchasing_withholding_source()}
      </a>
    </Banner>
  );
};
