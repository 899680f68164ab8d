import { useId, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { newSecret } from '../../../../platform/web/new-secret.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { apiKeyText, keyNameLengthMax } from '../../rules/api-key.ts';
import type { ApiScope } from '../../rules/api-scopes.ts';
import type { ShownKey } from './key-ready-dialog.tsx';
import { ScopesField } from './scopes-field.tsx';
import { useKeys } from './use-keys.ts';

export type MakeKeySheetProps = { readonly onMade: (shown: ShownKey) => void; readonly onClose: () => void };

const yearDays = 365;
const lives = [
  { value: '30', label: () => m.restaurants_key_life_days({ days: 30 }) },
  { value: '90', label: () => m.restaurants_key_life_days({ days: 90 }) },
  { value: String(yearDays), label: m.restaurants_key_life_year },
  { value: '', label: m.restaurants_key_life_ever },
];

/** For which program, what it may do, and how long; what proves the key is made here and kept nowhere. */
export const MakeKeySheet = ({ onMade, onClose }: MakeKeySheetProps) => {
  const formId = useId();
  const { restaurantId, client, tell, isTelling } = useKeys();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiScope[]>([]);
  const [life, setLife] = useState(String(yearDays));
  const { errorAt, submit } = useFaults({
    name: name.trim() === '' && m.ui_fill_in(),
    scopes: scopes.length === 0 && m.restaurants_key_scopes_none(),
  });
  const make = async () => {
    const secret = newSecret();
    const body = { keyId: newId(), secret, name: name.trim(), scopes: [...scopes], lifeDays: life === '' ? null : Number(life) };
    if (await tell(client.makeKey(newCommand(restaurantId, body)))) onMade({ name: body.name, key: apiKeyText(restaurantId, secret) });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={m.restaurants_key_make()}
      actions={
        <>
          <Button kind="primary" type="submit" form={formId} busyLabel={isTelling ? m.restaurants_keeping() : undefined}>
            {m.restaurants_key_make()}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {m.restaurants_key_cancel()}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit(() => !isTelling && make())} className="flex flex-col gap-5">
        <TextField
          label={m.restaurants_key_name()}
          hint={m.restaurants_key_name_hint()}
          value={name}
          maxLength={keyNameLengthMax}
          error={errorAt('name')}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <ScopesField chosen={scopes} error={errorAt('scopes')} onChange={setScopes} />
        <SelectField
          label={m.restaurants_key_life()}
          value={life}
          onChange={({ target }) => setLife(target.value)}
          options={lives.map(({ value, label }) => ({ value, label: label() }))}
        />
      </form>
    </Sheet>
  );
};
