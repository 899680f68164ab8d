import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import type { ApiKey } from '../../contract/keys.contract.ts';
import { scopeWord } from './key-words.ts';

export type KeyLineProps = { readonly apiKey: ApiKey; readonly onRevoke: () => void };

/** A key: for what, how it is used, whose it is, and the way to end it. */
export const KeyLine = ({ apiKey, onRevoke }: KeyLineProps) => {
  const { name, scopes, isExpired } = apiKey;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-2 text-body font-medium break-words">
          {name}
          {isExpired && <Tag status="old">{m.restaurants_key_expired()}</Tag>}
        </h3>
        <p className="text-small text-ink-2">{scopes.map(scopeWord).join(' · ')}</p>
        <Use apiKey={apiKey} />
      </div>
      <Button kind="row" onClick={onRevoke}>
        {m.restaurants_key_revoke()}
        <span className="sr-only">{m.ui_comma() + name}</span>
      </Button>
    </li>
  );
};

const Use = ({ apiKey: { lastUsedAt, expiresAt, isExpired, madeAt, madeByName, days } }: { readonly apiKey: ApiKey }) => {
  const when = useWhen();
  const [calls, refused] = [days.reduce((sum, day) => sum + day.calls, 0), days.reduce((sum, day) => sum + day.refused, 0)];
  const facts = [
    lastUsedAt === null ? m.restaurants_key_never_used() : m.restaurants_key_used({ when: when.moment(lastUsedAt) }),
    calls > 0 && m.restaurants_key_calls({ count: calls }),
    refused > 0 && m.restaurants_key_refused({ count: refused }),
    m.restaurants_key_made({ name: madeByName, when: when.date(new Date(madeAt)) }),
    expiresAt !== null && !isExpired && m.restaurants_key_until({ when: when.date(new Date(expiresAt)) }),
  ];
  return <p className="text-small text-ink-2">{facts.filter((fact) => fact !== false).join(' · ')}</p>;
};
