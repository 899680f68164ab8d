import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import type { Till } from '../../contract/tills.contract.ts';
import { prefixPattern } from '../../rules/order-number.ts';
import { useKitchenWorld } from '../kitchen-client.ts';
import { useTell } from '../use-tell.ts';
import { TillKeyDialog, type ShownKey } from './till-key-dialog.tsx';
import { LetTillGoDialog } from './let-till-go-dialog.tsx';

/** Tills on the spot, for whoever may pair them. */
export const Tills = () => {
  const { client, restaurantId } = useKitchenWorld();
  const queries = useQueryClient();
  const queryKey = ['kitchen', restaurantId, 'tills'];
  const { data, isError } = useQuery({ queryKey, queryFn: () => client.readTills({ restaurantId }) });
  const { tell, refused } = useTell();
  const [shown, setShown] = useState<ShownKey>();
  const [leaving, setLeaving] = useState<Till>();
  const show = async ({ id: tillId, name }: Till) => {
    const answer = await tell(client.readTillKey({ restaurantId, tillId }));
    if (answer) setShown({ name, ...answer });
  };
  const again = () => queries.invalidateQueries({ queryKey });
  const tills = data?.tills.filter(({ revokedAt }) => revokedAt === null) ?? [];
  return (
    <section className="mt-10 max-w-xl">
      <h2 className="text-heading">{m.kitchen_tills()}</h2>
      <p className="text-small text-ink-2">{m.kitchen_tills_hint()}</p>
      {isError && !data && <Banner status="wrong" title={m.kitchen_tills_unread()} />}
      {data && tills.length === 0 && <p className="mt-3">{m.kitchen_tills_none()}</p>}
      <ul>
        {tills.map((till) => (
          <TillLine key={till.id} till={till} onShow={() => void show(till)} onLetGo={() => setLeaving(till)} />
        ))}
      </ul>
      {refused !== null && <Banner status="wrong" title={refused} />}
      <PairTill
        onPaired={async (till) => {
          await again();
          await show(till);
        }}
      />
      {shown && <TillKeyDialog shown={shown} onClose={() => setShown(undefined)} />}
      {leaving && (
        <LetTillGoDialog
          till={leaving}
          onGone={() => {
            setLeaving(undefined);
            return again();
          }}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </section>
  );
};

type TillLineProps = { readonly till: Till; readonly onShow: () => void; readonly onLetGo: () => void };

const TillLine = ({ till: { name, prefix, lastSeenAt }, onShow, onLetGo }: TillLineProps) => {
  const when = useWhen();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3">
      <span>
        <span className="block font-medium">
          {name} · {prefix}
        </span>
        <span className="text-small text-ink-2">
          {lastSeenAt === null ? m.kitchen_till_never_seen() : m.kitchen_till_seen({ when: when.moment(lastSeenAt) })}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        <Button kind="row" onClick={onShow}>
          {m.kitchen_till_show_key({ name })}
        </Button>
        <Button kind="row" onClick={onLetGo}>
          {m.kitchen_till_let_go({ name })}
        </Button>
      </span>
    </li>
  );
};

const PairTill = ({ onPaired }: { readonly onPaired: (till: Till) => Promise<void> }) => {
  const { client, restaurantId } = useKitchenWorld();
  const { tell, isTelling, refused } = useTell();
  const [name, setName] = useState('');
  const [prefix, setPrefix] = useState('T');
  const isPrefixWrong = !prefixPattern.test(prefix);
  const { errorAt, submit } = useFaults({
    name: name.trim() === '' && m.ui_fill_in(),
    prefix: isPrefixWrong && m.kitchen_till_prefix_wrong(),
  });
  const pair = async () => {
    const answer = await tell(client.pairTill(newCommand(restaurantId, { tillId: newId(), name: name.trim(), prefix })));
    if (!answer) return;
    setName('');
    await onPaired(answer.till);
  };
  return (
    <form onSubmit={submit(pair)} className="mt-4 flex flex-col gap-4">
      <TextField
        label={m.kitchen_till_name()}
        value={name}
        maxLength={60}
        error={errorAt('name')}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={m.kitchen_till_prefix()}
        hint={m.kitchen_till_prefix_hint()}
        value={prefix}
        maxLength={3}
        error={errorAt('prefix')}
        onChange={(event) => setPrefix(event.target.value.toLocaleUpperCase('en'))}
      />
      {refused !== null && <Banner status="wrong" title={refused} />}
      <Button type="submit" disabled={isTelling}>
        {m.kitchen_till_pair()}
      </Button>
    </form>
  );
};
