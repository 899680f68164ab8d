import { Link } from '@tanstack/react-router';
import { Camera } from 'lucide-react';
import { useRef } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import { aiCosts } from '../../../subscription/rules/ai-operations.ts';
import { OperationPrice } from '../operation-price.tsx';
import { Review } from './review.tsx';
import { useScan } from './use-scan.ts';

/** From a picture of a paper to an invoice that somebody has looked at. */
export const ScanScreen = () => {
  const mayWrite = useCan('purchasing.edit');
  const { step, read, cancel } = useScan();
  if (!mayWrite) return <Banner status="may-not" title={m.purchasing_managers_only()} />;
  return (
    <section className="flex flex-col gap-4">
      <Link to="/purchase" search={{ tab: 'invoices' }} className="self-start rounded-chip text-small text-ink-2 focus-ring hover:text-ink">
        {m.purchasing_tab_invoices()}
      </Link>
      <h1 className="text-title">{m.assistant_scan_title()}</h1>
      {step.is === 'waiting' && <Choosing failed={step.failed} onChoose={(file) => void read(file)} />}
      {step.is === 'reading' && <Progress share={step.share} onCancel={cancel} />}
      {step.is === 'read' && <Review key={step.scan.id} scan={step.scan} picture={step.picture} onLeave={cancel} />}
    </section>
  );
};

type ChoosingProps = { readonly failed: string | null; readonly onChoose: (file: File) => void };

const Choosing = ({ failed, onChoose }: ChoosingProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex max-w-xl flex-col gap-4">
      {failed !== null && (
        <Banner status="wrong" title={m.assistant_scan_failed_title()}>
          {failed}
        </Banner>
      )}
      <p className="text-body text-ink-2">{m.assistant_scan_about()}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={m.assistant_scan_picture()}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          target.value = '';
        }}
      />
      <Button kind="primary" className="self-start" icon={<Camera aria-hidden />} onClick={() => input.current?.click()}>
        {failed === null ? m.assistant_scan_choose() : m.assistant_scan_again()}
      </Button>
      <OperationPrice cost={aiCosts.vision_scanning} />
    </div>
  );
};

const Progress = ({ share, onCancel }: { readonly share: number; readonly onCancel: () => void }) => (
  <div className="flex max-w-xl flex-col gap-3">
    <label className="flex flex-col gap-2 text-body">
      {m.assistant_scan_reading()}
      <progress max={1} value={share} className="h-2 w-full" />
    </label>
    <Button className="self-start" onClick={onCancel}>
      {m.assistant_scan_cancel()}
    </Button>
  </div>
);
