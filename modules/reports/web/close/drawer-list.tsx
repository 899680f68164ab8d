import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import type { CloseDay } from '../../contract/close-fields.ts';
import { cellText } from '../../rules/cell-text.ts';
import { useReader } from '../use-reader.ts';

type Drawer = CloseDay['facts']['drawers'][number];

/** What a drawer is called. */
export const drawerName = ({ tillId, name }: Pick<Drawer, 'tillId' | 'name'>): string =>
  tillId === null ? m.reports_drawer_house() : (name ?? m.reports_drawer_gone());

export type DrawerListProps = {
  readonly day: CloseDay;
  /** Null where nothing can be counted any more. */
  readonly onCount: ((drawer: { readonly tillId: string | null }) => void) | null;
};

/** The drawers of a day: what should lie in each, and what does. */
export const DrawerList = ({ day, onCount }: DrawerListProps) => {
  const { drawers, currency } = day.facts;
  // Before any cash came there is still a drawer to count: its float.
  const shown: readonly Drawer[] = drawers.length > 0 ? drawers : [{ tillId: null, name: null, cashMinor: '0', count: null }];
  return (
    <section className="flex flex-col gap-1">
      <h2 className="text-heading">{m.reports_drawers()}</h2>
      <ul>
        {shown.map((drawer) => (
          <DrawerRow key={drawer.tillId ?? ''} drawer={drawer} currency={currency} onCount={onCount} />
        ))}
      </ul>
    </section>
  );
};

type RowProps = Pick<DrawerListProps, 'onCount'> & { readonly drawer: Drawer; readonly currency: CloseDay['facts']['currency'] };

const DrawerRow = ({ drawer, currency, onCount }: RowProps) => {
  const reader = useReader();
  const money = (minor: string): string => cellText({ kind: 'money', minor, currency }, reader);
  const { count, cashMinor } = drawer;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3">
      <div className="flex flex-col gap-0.5">
        <p className="text-body font-medium">{drawerName(drawer)}</p>
        <p className="text-small text-ink-2">
          {count
            ? m.reports_drawer_counted({ expected: money(count.expectedMinor), counted: money(count.countedMinor) })
            : m.reports_drawer_cash({ amount: money(cashMinor) })}
        </p>
        {count && <Variance minor={count.varianceMinor} text={money(count.varianceMinor.replace('-', ''))} />}
        {count?.note && <p className="text-small text-ink-2">{count.note}</p>}
      </div>
      {onCount && (
        <Button onClick={() => onCount({ tillId: drawer.tillId })}>{count ? m.reports_count_again() : m.reports_count_cash()}</Button>
      )}
    </li>
  );
};

const Variance = ({ minor, text }: { readonly minor: string; readonly text: string }) => {
  if (minor === '0') return <StatusLine status="good">{m.reports_drawer_exact()}</StatusLine>;
  return minor.startsWith('-') ? (
    <StatusLine status="wrong">{m.reports_drawer_short({ amount: text })}</StatusLine>
  ) : (
    <StatusLine status="soon">{m.reports_drawer_over({ amount: text })}</StatusLine>
  );
};
