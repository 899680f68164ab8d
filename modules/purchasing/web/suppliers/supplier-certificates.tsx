import { Trash2 } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import { purchasingLimits } from '../../rules/limits.ts';
import type { TypedCertificate } from './supplier-form.ts';

export type SupplierCertificatesProps = {
  readonly certificates: readonly TypedCertificate[];
  readonly onChange: (certificates: readonly TypedCertificate[]) => void;
};

/** What a supplier can show: halal, HACCP, organic, each with the day on which it is over. */
export const SupplierCertificates = ({ certificates, onChange }: SupplierCertificatesProps) => {
  const write = (at: number, change: Partial<TypedCertificate>) =>
    onChange(certificates.map((certificate, index) => (index === at ? { ...certificate, ...change } : certificate)));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-1.5 text-small font-medium">{m.purchasing_certificates()}</legend>
      {certificates.map((certificate, index) => (
        <div key={index} className="flex flex-col gap-3 border-t border-line pt-3">
          <div className="grid grid-cols-[1fr_auto] items-end gap-2">
            <TextField
              label={m.purchasing_certificate()}
              placeholder={m.purchasing_certificate_hint()}
              autoComplete="off"
              maxLength={120}
              value={certificate.name}
              onChange={({ target }) => write(index, { name: target.value })}
            />
            <IconButton
              label={m.purchasing_remove_certificate({ name: certificate.name })}
              onClick={() => onChange(certificates.filter((_, at) => at !== index))}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </div>
          <DayField label={m.purchasing_expires_on()} value={certificate.expiresOn} onChange={(expiresOn) => write(index, { expiresOn })} />
        </div>
      ))}
      {certificates.length < purchasingLimits.certificatesMax && (
        <Button className="self-start" onClick={() => onChange([...certificates, { name: '', expiresOn: '' }])}>
          {m.purchasing_add_certificate()}
        </Button>
      )}
    </fieldset>
  );
};
