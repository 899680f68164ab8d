import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import type { TipPool, TipSetting } from '../../contract/tips.contract.ts';
import { StaffLinks } from '../show/staff-links.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { useStaffWorld } from '../staff-client.ts';
import { tipsQuery } from '../staff-queries.ts';
import { saveTipRecord } from './tip-record.ts';
import { TipPoolCard } from './tip-pool-card.tsx';
import { TipPoolSheet } from './tip-pool-sheet.tsx';
import { TipSettingSheet } from './tip-setting-sheet.tsx';

type Opened = { readonly kind: 'SETTING' } | { readonly kind: 'POOL'; readonly pool: TipPool | null; readonly corrects: TipPool | null };

/** Tips: one's own, and for whoever sees pay all of them, with how they are shared out. */
export const TipsScreen = () => {
  const query = useQuery(tipsQuery(useStaffWorld()));
  const isLead = useCan('members.view-pay');
  const [opened, setOpened] = useState<Opened>();
  if (!query.data) return <Unread query={query} />;
  const { setting, pools } = query.data;
  const shown = pools.filter(({ state }) => state !== 'DROPPED');
  const close = () => setOpened(undefined);
  return (
    <section className="flex max-w-line flex-col gap-6">
      <header className="flex flex-col gap-3">
        <h1 className="text-title">{isLead ? m.staff_tips() : m.staff_tips_own()}</h1>
        <StaffLinks />
        <p className="text-body text-ink-2">{m.staff_tips_text()}</p>
        {isLead && (
          <div className="flex flex-wrap gap-2">
            <Button kind="primary" onClick={() => setOpened({ kind: 'POOL', pool: null, corrects: null })}>
              {m.staff_tips_new()}
            </Button>
            <Button onClick={() => setOpened({ kind: 'SETTING' })}>{m.staff_tips_setting()}</Button>
            {shown.length > 0 && <Button onClick={() => saveTipRecord(shown)}>{m.staff_tips_record()}</Button>}
          </div>
        )}
      </header>
      <Policy setting={setting} />
      {shown.length === 0 && <p className="text-body text-ink-2">{isLead ? m.staff_tips_none() : m.staff_tips_own_none()}</p>}
      <ul className="flex flex-col">
        {shown.map((pool) => (
          <TipPoolCard
            key={pool.id}
            pool={pool}
            isLead={isLead}
            onChange={() => setOpened({ kind: 'POOL', pool, corrects: null })}
            onCorrect={() => setOpened({ kind: 'POOL', pool: null, corrects: pool })}
          />
        ))}
      </ul>
      {opened?.kind === 'SETTING' && <TipSettingSheet setting={setting} onClose={close} />}
      {opened?.kind === 'POOL' && <TipPoolSheet pool={opened.pool} corrects={opened.corrects} onClose={close} />}
    </section>
  );
};

/** The written policy, which everybody may read. */
const Policy = ({ setting: { policy, troncmaster } }: { readonly setting: TipSetting }) => (
  <section className="flex flex-col gap-1">
    <h2 className="text-heading">{m.staff_tips_policy()}</h2>
    <p className="text-body whitespace-pre-line text-ink-2">{policy ?? m.staff_tips_by_hours()}</p>
    {troncmaster !== null && <p className="text-small text-ink-2">{m.staff_tips_tronc_by({ name: troncmaster })}</p>}
  </section>
);
