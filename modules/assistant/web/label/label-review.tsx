import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { attempt } from '../../../../platform/web/refusal.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { nameIn, ScanItemButton, useStock } from '../../../inventory/web/parts.ts';
import type { LabelScan } from '../../contract/photo.ts';
import { useAssistantWorld } from '../assistant-client.ts';
import { PaperPicture } from '../scan/paper-picture.tsx';
import type { ScannedPicture } from '../photo/use-photo.ts';
import { LabelWays } from './label-ways.tsx';

type Match = LabelScan['matches'][number];

const whyOf = ({ reason, confidence }: Match): string => {
  if (reason.kind === 'LEARNED') return m.assistant_label_reason_learned({ count: reason.confirmedCount });
  return reason.kind === 'NAME' ? m.assistant_scan_reason_name({ percent: Math.round(confidence * 100) }) : m.assistant_scan_reason_code();
};

export type LabelReviewProps = { readonly scan: LabelScan; readonly picture: ScannedPicture; readonly onLeave: () => void };

/** The items that a label may be, beside its picture; a person says which one it is. */
export const LabelReview = ({ scan, picture, onLeave }: LabelReviewProps) => {
  const { client, restaurantId } = useAssistantWorld();
  const locale = useLocale();
  const { stock } = useStock();
  const [chosen, setChosen] = useState<string>();
  const end = (itemId: string | null) => attempt(client.endLabel(newCommand(restaurantId, { scanId: scan.id, itemId })));
  const choose = (itemId: string) => {
    setChosen(itemId);
    void end(itemId);
  };
  const box = scan.reading.lines.find(({ text }) => text === scan.reading.name)?.box ?? null;
  if (chosen !== undefined) return <LabelWays itemId={chosen} />;
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <PaperPicture of="DETAIL" picture={picture} box={box} />
      <div className="flex flex-col gap-4">
        {scan.isKnownPicture && <Banner status="good" title={m.assistant_scan_known()} />}
        {scan.reading.name !== '' && <p className="text-body text-ink-2">{m.assistant_label_says({ name: scan.reading.name })}</p>}
        <div className="flex items-center justify-between gap-2">
          <h2 className="text-heading">{m.assistant_label_candidates()}</h2>
          <ScanItemButton items={stock?.items ?? []} onFound={({ id }) => choose(id)} />
        </div>
        <ul className="flex flex-col gap-2">
          {scan.matches.map((match) => {
            const item = stock?.find(match.itemId);
            return (
              item && (
                <li key={match.itemId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <Button size="thumb" onClick={() => choose(match.itemId)}>
                    {nameIn(item, locale)}
                  </Button>
                  <span className="text-small text-ink-2">{whyOf(match)}</span>
                </li>
              )
            );
          })}
        </ul>
        <Button
          kind="quiet"
          className="self-start"
          onClick={() => {
            void end(null);
            onLeave();
          }}
        >
          {m.assistant_label_none()}
        </Button>
      </div>
    </div>
  );
};
