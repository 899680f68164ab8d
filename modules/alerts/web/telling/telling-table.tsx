import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { Channel } from '../../rules/channels.ts';
import { type Change, type ChosenKinds, isChoosable, isFixed, isOnlyListed, isTold, kindsHeardBy } from '../../rules/choose-telling.ts';
import { alertCategories, type AlertCategory, signalLaws, type SignalKind } from '../../rules/signal-kinds.ts';
import { categoryWord, channelWord, kindWord } from './kind-words.ts';

export type TellingTableProps = {
  readonly kinds: ChosenKinds;
  readonly channels: readonly Channel[];
  readonly onChange: (change: Change) => void;
};

/** What one can hear of, and on which ways: by what it is about, and on asking kind by kind. */
export const TellingTable = (props: TellingTableProps) => {
  const { role } = useRestaurant();
  const heard = kindsHeardBy(role);
  const groups = alertCategories
    .map((category) => ({ category, kinds: heard.filter((kind) => signalLaws[kind].category === category) }))
    .filter(({ kinds }) => kinds.length > 0);
  return (
    <table className="w-full border-b border-line text-body">
      <thead>
        <tr className="text-left text-small text-ink-2">
          <th scope="col" className="py-2 font-normal">
            {m.alerts_told_of()}
          </th>
          {props.channels.map((channel) => (
            <th key={channel} scope="col" className="w-16 px-1 py-2 text-center align-bottom font-normal sm:w-24">
              {channelWord(channel)}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ category, kinds }) => (
        <GroupRows key={category} {...props} category={category} own={kinds} />
      ))}
    </table>
  );
};

type GroupRowsProps = TellingTableProps & { readonly category: AlertCategory; readonly own: readonly SignalKind[] };

const GroupRows = ({ category, own, kinds, channels, onChange }: GroupRowsProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <tbody>
      <tr className="border-t border-line">
        <th scope="row" className="text-left font-medium">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="flex min-h-11 w-full items-center gap-2 rounded-control text-left focus-ring"
          >
            <Chevron aria-hidden className="size-4 shrink-0 text-ink-2" />
            {categoryWord(category)}
            <span className="text-small font-normal text-ink-2">{own.length}</span>
          </button>
        </th>
        {channels.map((channel) => (
          <GroupCell key={channel} {...{ category, own, kinds, channel, onChange }} />
        ))}
      </tr>
      {isOpen && own.map((kind) => <KindRow key={kind} {...{ kind, kinds, channels, onChange }} />)}
    </tbody>
  );
};

type GroupCellProps = Omit<GroupRowsProps, 'channels'> & { readonly channel: Channel };

/** All kinds of a group at once; those of which there is nothing to choose count for nothing. */
const GroupCell = ({ category, own, kinds, channel, onChange }: GroupCellProps) => {
  const choosable = own.filter((kind) => isChoosable(kind, channel));
  const told = choosable.filter((kind) => isTold(kinds, kind, channel));
  const isAll = told.length === choosable.length;
  return (
    <td className="px-1 text-center">
      {choosable.length > 0 && (
        <Checkbox
          aria-label={m.alerts_told_by({ what: categoryWord(category), way: channelWord(channel) })}
          checked={isAll}
          mixed={told.length > 0 && !isAll}
          onChange={() => onChange({ kinds: choosable, channel, isOn: !isAll })}
        />
      )}
    </td>
  );
};

type KindRowProps = TellingTableProps & { readonly kind: SignalKind };

const KindRow = ({ kind, kinds, channels, onChange }: KindRowProps) => (
  <tr className="border-t border-line bg-teff-sunk">
    <th scope="row" className="py-2 pr-2 pl-6 text-left font-normal">
      {kindWord(kind)}
      {isFixed(kind) && <span className="block text-small text-ink-2">{m.alerts_always_told()}</span>}
      {isOnlyListed(kind) && <span className="block text-small text-ink-2">{m.alerts_only_listed()}</span>}
    </th>
    {channels.map((channel) => (
      <td key={channel} className="px-1 text-center">
        {isOnlyListed(kind) && channel !== 'APP' ? null : (
          <Checkbox
            aria-label={m.alerts_told_by({ what: kindWord(kind), way: channelWord(channel) })}
            checked={isTold(kinds, kind, channel)}
            disabled={!isChoosable(kind, channel)}
            onChange={(event) => onChange({ kinds: [kind], channel, isOn: event.target.checked })}
          />
        )}
      </td>
    ))}
  </tr>
);
