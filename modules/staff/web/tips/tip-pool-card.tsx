import { m } from '../../../../generated/messages/web/messages.js';
import { formatMoney, minorUnits } from '../../../../kit/money.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FaultLine } from '../../../../ui/form/fault-line.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { Tag } from '../../../../ui/tag.tsx';
import { useToday } from '../../../restaurants/web/parts.ts';
import type { TipPool } from '../../contract/tips.contract.ts';
import type { TipPoolStep } from '../../rules/tip-pool-state.ts';
import { useDayName } from '../hours/card-line.tsx';
import { hoursText } from '../people/hours-text.ts';
import type { StaffClient } from '../staff-client.ts';
import { useTell } from '../use-tell.ts';
import { tipSourceWord, tipStateWord } from '../words/tip-words.ts';

const send = (client: StaffClient) => client.stepTipPool;

export type TipPoolCardProps = {
  readonly pool: TipPool;
  readonly isLead: boolean;
  readonly onChange: () => void;
  readonly onCorrect: () => void;
};

/** A pool: for which days, how far it is, and who is given what. */
export const TipPoolCard = ({ pool, isLead, onChange, onCorrect }: TipPoolCardProps) => {
  const dayName = useDayName();
  const today = useToday();
  const { tell, isTelling, refused } = useTell();
  const { id: poolId, version, digest, state, amountMinor, currency, payBy, paidOn } = pool;
  const { errorAt, send: tellSound } = useFaults({ parts: pool.parts.length === 0 && m.staff_tips_no_parts() });
  const money = (minor: string): string => formatMoney({ minor: minorUnits(minor), currency });
  const step = (name: TipPoolStep) => void tell(send, { poolId, version, step: name, digest, paidOn: name === 'PAY' ? today : null });
  const days = m.staff_pay_month({ from: dayName(pool.fromDay), to: dayName(pool.toDay) });
  return (
    <li aria-label={days} className="flex flex-col gap-2 border-t border-line py-4">
      {refused && <Banner status="wrong" title={refused.words} />}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-body font-medium">{days}</p>
        <p className="text-body tabular-nums">{money(amountMinor)}</p>
      </div>
      <p className="flex flex-wrap items-center gap-2 text-small text-ink-2">
        <Tag status={state === 'PAID' ? 'good' : 'waiting'}>{tipStateWord(state)}</Tag>
        <span>{tipSourceWord(pool.source)}</span>
        {paidOn === null ? <PayBy payBy={payBy} isOver={payBy < today} /> : <span>{m.staff_tips_paid_on({ day: dayName(paidOn) })}</span>}
        {pool.correctsId !== null && <span>{m.staff_tips_corrects()}</span>}
      </p>
      {pool.note !== null && <p className="text-small text-ink-2">{pool.note}</p>}
      <ul className="flex flex-col">
        {pool.parts.map((part) => (
          <li key={part.userId} className="flex flex-wrap justify-between gap-x-4 py-1 text-body">
            <span>
              {part.name} <span className="text-small text-ink-2">{hoursText(part.minutes)}</span>
            </span>
            <span className="tabular-nums">{money(part.amountMinor)}</span>
          </li>
        ))}
      </ul>
      <FaultLine error={errorAt('parts')} />
      {isLead && (
        <div className="flex flex-wrap gap-2">
          {state === 'DRAFT' && (
            <>
              <Button kind="primary" disabled={isTelling} onClick={() => tellSound(() => step('APPROVE'))}>
                {m.staff_tips_approve()}
              </Button>
              <Button onClick={onChange}>{m.staff_tips_change()}</Button>
              <Button kind="quiet" disabled={isTelling} onClick={() => step('DROP')}>
                {m.staff_tips_drop()}
              </Button>
            </>
          )}
          {state === 'APPROVED' && (
            <Button kind="primary" disabled={isTelling} onClick={() => step('PAY')}>
              {m.staff_tips_pay()}
            </Button>
          )}
          {state === 'PAID' && <Button onClick={onCorrect}>{m.staff_tips_correct()}</Button>}
        </div>
      )}
    </li>
  );
};

const PayBy = ({ payBy, isOver }: { readonly payBy: string; readonly isOver: boolean }) => {
  const dayName = useDayName();
  return <span className={isOver ? 'text-wrong' : ''}>{m.staff_tips_pay_by({ day: dayName(payBy) })}</span>;
};
