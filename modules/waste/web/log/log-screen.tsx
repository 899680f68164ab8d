import { useNavigate, useSearch } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import { useEffect } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { StatusIcon } from '../../../../ui/status.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { useIsPhone } from '../../../../ui/use-is-phone.ts';
import { useStock } from '../../../inventory/web/parts.ts';
import { HowMuch } from './how-much.tsx';
import { useLog, type WasteLog } from './use-log.ts';
import { WhatTiles } from './what-tiles.tsx';
import { WhyTiles } from './why-tiles.tsx';

/** Three touches: what, why, how much. On a phone the second and third stand where the first was. */
export const LogScreen = () => {
  const asked = useSearch({ from: '/protected/in-restaurant/waste/log' });
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const log = useLog(asked, (next) => void navigate({ to: '/waste/log', search: next === undefined ? {} : { item: next }, replace: true }));
  const isChosen = log.row !== undefined || log.form.kind !== 'STOCK_ITEM';
  useInView(isChosen && log.form.isWhySaid ? 'waste-amount' : 'waste-log', isPhone && log.stock !== undefined);
  const { query } = useStock();
  if (!log.stock) return <Unread query={query} />;
  return (
    <div className="flex min-h-full flex-col gap-4">
      <h1 id="waste-log" className="scroll-mt-40 text-title">
        {m.waste_log()}
      </h1>
      <div className="grid flex-1 gap-x-6 gap-y-5 md:grid-cols-3">
        {(!isPhone || !isChosen) && <WhatTiles log={log} />}
        {(!isPhone || isChosen) && <WhyTiles log={log} />}
        {(!isPhone || isChosen) && <HowMuch log={log} />}
      </div>
      <LoggedBar log={log} />
    </div>
  );
};

/** On a phone each answer brings the next question under the thumb, so that nobody has to scroll with wet hands. */
const useInView = (id: string, isWanted: boolean): void =>
  useEffect(() => {
    if (isWanted) document.getElementById(id)?.scrollIntoView({ block: 'start' });
  }, [id, isWanted]);

/** What was logged last, and the way back. */
const LoggedBar = ({ log: { last, undo } }: { readonly log: WasteLog }) => (
  <div aria-live="polite" data-thumb-bar className="sticky bottom-0">
    {last && (
      <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-gomen-wash px-4 py-2 text-body">
        <StatusIcon status="good" className="size-5" />
        <p className="min-w-0 flex-1 basis-40">
          {last.isTakenBack ? m.waste_taken_back({ what: last.words }) : m.waste_logged({ what: last.words })}
        </p>
        {!last.isTakenBack && (
          <Button icon={<Undo2 aria-hidden />} className="touch:min-h-12" onClick={() => void undo()}>
            {m.waste_undo()}
          </Button>
        )}
      </div>
    )}
  </div>
);
