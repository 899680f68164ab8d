import { KeyRound } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { FeatureGate } from '../../../subscription/web/parts.ts';
import type { ApiKey } from '../../contract/keys.contract.ts';
import { useCan } from '../current-restaurant.tsx';
import { KeyLine } from './key-line.tsx';
import { KeyReadyDialog, type ShownKey } from './key-ready-dialog.tsx';
import { MakeKeySheet } from './make-key-sheet.tsx';
import { RevokeKeyDialog } from './revoke-key-dialog.tsx';
import { useKeys } from './use-keys.ts';

/** The keys of other programs, for the account holder; what was made can be ended on every plan. */
export const ApiKeysSection = () => (useCan('restaurant.manage-keys') ? <Section /> : null);

const Section = () => {
  const { restaurantId, keys } = useKeys();
  const maySee = useCan('subscription.view');
  const [isMaking, setIsMaking] = useState(false);
  const [shown, setShown] = useState<ShownKey>();
  const [leaving, setLeaving] = useState<ApiKey>();
  return (
    <section className="flex flex-col gap-5 border-t border-line py-6" aria-label={m.restaurants_keys()}>
      <h2 className="text-heading">{m.restaurants_keys()}</h2>
      <p className="max-w-line text-small text-ink-2">
        {m.restaurants_keys_hint()}{' '}
        <a href="/api/docs" target="_blank" rel="noreferrer" className="underline focus-ring">
          {m.restaurants_keys_docs()}
        </a>
      </p>
      <FeatureGate
        feature="api-access"
        {...{ restaurantId, maySee }}
        goesOn={m.restaurants_keys_goes_on()}
        waiting={<SkeletonRows rows={1} label={m.restaurants_keys()} />}
      >
        <Button icon={<KeyRound aria-hidden />} className="w-fit" onClick={() => setIsMaking(true)}>
          {m.restaurants_key_make()}
        </Button>
        {keys.data?.length === 0 && <p className="text-body text-ink-2">{m.restaurants_keys_none()}</p>}
      </FeatureGate>
      {!keys.data && <Unread query={keys} rows={2} />}
      {keys.data && keys.data.length > 0 && (
        <ul className="border-t border-line">
          {keys.data.map((apiKey) => (
            <KeyLine key={apiKey.keyId} apiKey={apiKey} onRevoke={() => setLeaving(apiKey)} />
          ))}
        </ul>
      )}
      {isMaking && (
        <MakeKeySheet
          onMade={(made) => {
            setIsMaking(false);
            setShown(made);
          }}
          onClose={() => setIsMaking(false)}
        />
      )}
      {shown && <KeyReadyDialog shown={shown} onClose={() => setShown(undefined)} />}
      {leaving && <RevokeKeyDialog apiKey={leaving} onClose={() => setLeaving(undefined)} />}
    </section>
  );
};
