import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Segment } from '../../../../ui/segment.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import type { WorkRole } from '../../contract/fields.ts';
import type { Proposal } from '../../contract/roster-fields.ts';
import type { FillAim } from '../../rules/roster/fill-facts.ts';
import { Unread } from '../../../../ui/unread.tsx';
import type { StaffClient } from '../staff-client.ts';
import { useTell, type Refused } from '../use-tell.ts';
import { ProposalList } from './proposal-list.tsx';
import { useProposal } from './use-proposal.ts';

const fill = (client: StaffClient) => client.fillRota;
const stop = (client: StaffClient) => client.stopFilling;
const accept = (client: StaffClient) => client.acceptProposal;
const discard = (client: StaffClient) => client.discardProposal;

export type FillSheetProps = {
  readonly monday: string;
  readonly workRoles: readonly WorkRole[];
  readonly names: ReadonlyMap<string, string>;
  readonly onClose: () => void;
};

/** Filling a rota by machine: what for, how far it is, what comes of it, and whether that is taken. */
export const FillSheet = (props: FillSheetProps) => {
  const query = useProposal(props.monday);
  const telling = useTell();
  const [isAnew, setIsAnew] = useState(false);
  const proposal = query.data?.proposal ?? null;
  if (!query.data)
    return (
      <Sheet open onClose={props.onClose} title={m.staff_fill()}>
        <Unread query={query} />
      </Sheet>
    );
  if (proposal?.state === 'RUNNING') return <Running proposal={proposal} telling={telling} onClose={props.onClose} />;
  if (proposal && proposal.state !== 'FAILED' && !isAnew)
    return <Filled {...props} proposal={proposal} telling={telling} onAnew={() => setIsAnew(true)} />;
  return <Ask {...props} hasFailed={proposal?.state === 'FAILED'} telling={telling} onAsked={() => setIsAnew(false)} />;
};

type Telling = { readonly telling: ReturnType<typeof useTell> };

const Refusal = ({ refused }: { readonly refused: Refused | null }) => refused && <Banner status="wrong" title={refused.words} />;

type AskProps = FillSheetProps & Telling & { readonly hasFailed: boolean; readonly onAsked: () => void };

const Ask = ({ monday, onClose, telling, hasFailed, onAsked }: AskProps) => {
  const [weeks, setWeeks] = useState<'1' | '4'>('1');
  const [aim, setAim] = useState<FillAim>('COST');
  const start = async () => {
    const told = await telling.tell(fill, { proposalId: newId(), from: monday, weeks: weeks === '1' ? 1 : 4, aim });
    if (told) onAsked();
  };
  const go = (
    <Button kind="primary" size="thumb" busyLabel={telling.isTelling ? m.staff_fill_runs() : undefined} onClick={() => void start()}>
      {m.staff_fill_start()}
    </Button>
  );
  const spans = [
    { value: '1', label: m.staff_fill_week() },
    { value: '4', label: m.staff_fill_four() },
  ] as const;
  const aims = [
    { value: 'COST', label: m.staff_fill_aim_cost() },
    { value: 'PEOPLE', label: m.staff_fill_aim_people() },
  ] as const;
  return (
    <Sheet open onClose={onClose} title={m.staff_fill()} actions={go}>
      <div className="flex flex-col gap-5">
        {hasFailed && !telling.refused && <Banner status="wrong" title={m.staff_fill_failed()} />}
        <Refusal refused={telling.refused} />
        <p className="text-body text-ink-2">{m.staff_fill_intro()}</p>
        <div className="flex flex-col gap-2">
          <p className="text-small text-ink-2">{m.staff_fill_weeks()}</p>
          <Segment label={m.staff_fill_weeks()} options={spans} value={weeks} onChange={setWeeks} />
        </div>
        <div className="flex flex-col gap-2">
          <p className="text-small text-ink-2">{m.staff_fill_aim()}</p>
          <Segment label={m.staff_fill_aim()} options={aims} value={aim} onChange={setAim} />
          <p className="text-small text-ink-2">{aim === 'COST' ? m.staff_fill_aim_cost_text() : m.staff_fill_aim_people_text()}</p>
        </div>
      </div>
    </Sheet>
  );
};

const Running = ({ proposal, telling, onClose }: Telling & { readonly proposal: Proposal; readonly onClose: () => void }) => {
  const { id: proposalId, gapPermille, isStopping } = proposal;
  const end = (
    <Button busyLabel={isStopping ? m.staff_fill_stopping() : undefined} onClick={() => void telling.tell(stop, { proposalId })}>
      {m.staff_fill_stop()}
    </Button>
  );
  return (
    <Sheet open onClose={onClose} title={m.staff_fill()} actions={end}>
      <div role="status" className="flex flex-col gap-2">
        <Refusal refused={telling.refused} />
        <p className="text-body font-medium">{m.staff_fill_runs()}</p>
        <p className="text-body text-ink-2">
          {gapPermille === null ? m.staff_fill_gap_unknown() : m.staff_fill_gap({ percent: (gapPermille / 10).toFixed(1) })}
        </p>
      </div>
    </Sheet>
  );
};

type FilledProps = FillSheetProps & Telling & { readonly proposal: Proposal; readonly onAnew: () => void };

const Filled = ({ proposal, telling, onClose, onAnew, workRoles, names }: FilledProps) => {
  const { id: proposalId, shifts, gaps, state } = proposal;
  const isAccepted = state === 'ACCEPTED';
  const drop = () => telling.tell(discard, { proposalId });
  const take = async () => {
    if (await telling.tell(accept, { proposalId })) onClose();
  };
  const actions = (
    <>
      {!isAccepted && shifts.length > 0 && (
        <Button kind="primary" size="thumb" busyLabel={telling.isTelling ? m.staff_saving() : undefined} onClick={() => void take()}>
          {m.staff_fill_accept({ count: shifts.length })}
        </Button>
      )}
      <Button onClick={() => void drop()}>{isAccepted ? m.staff_fill_take_back() : m.staff_fill_discard()}</Button>
      <Button onClick={onAnew}>{m.staff_fill_again()}</Button>
    </>
  );
  return (
    <Sheet open onClose={onClose} onPhone="full" title={m.staff_fill()} actions={actions}>
      <div className="flex flex-col gap-4">
        <Refusal refused={telling.refused} />
        {isAccepted && <Banner status="good" title={m.staff_fill_accepted()} />}
        <p className="text-body font-medium">
          {shifts.length === 0 ? m.staff_fill_nothing() : m.staff_fill_proposed({ count: shifts.length })}{' '}
          {gaps.length === 0 ? m.staff_fill_covered() : m.staff_fill_open({ count: gaps.length })}
        </p>
        <ProposalList proposal={proposal} workRoles={workRoles} names={names} />
      </div>
    </Sheet>
  );
};
