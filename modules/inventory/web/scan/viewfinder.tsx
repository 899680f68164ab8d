import { Flashlight, FlashlightOff } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useScanner, type ScannerStanding } from './use-scanner.ts';

type Trouble = Exclude<ScannerStanding, 'opening' | 'looking'>;

const troubleWords: Readonly<Record<Trouble, readonly [() => string, () => string]>> = {
  denied: [m.inventory_scan_denied, m.inventory_scan_denied_text],
  unavailable: [m.inventory_scan_no_camera, m.inventory_scan_no_camera_text],
  busy: [m.inventory_scan_busy, m.inventory_scan_busy_text],
  failed: [m.inventory_scan_failed, m.inventory_scan_failed_text],
};

/** What the camera sees, with the band to hold a code in; or why it sees nothing, and what to do. */
export const Viewfinder = ({ onCode }: { readonly onCode: (code: string) => void }) => {
  const { standing, video, setTorch, tryAgain } = useScanner(onCode);
  if (standing !== 'opening' && standing !== 'looking') return <NoCamera trouble={standing} onTryAgain={tryAgain} />;
  return (
    <div className="flex flex-col gap-2">
      <div className="relative aspect-4/3 overflow-hidden rounded-control bg-[#000]">
        {/* On a film, dark and light are the film's, not the theme's. A picture of a shelf says nothing to those who can't see it: the words below do. */}
        <video ref={video} autoPlay muted playsInline aria-hidden className="size-full object-cover" />
        <span className="pointer-events-none absolute inset-x-[8%] inset-y-[28%] rounded-control border-2 border-[#fff]" aria-hidden />
        {setTorch && <Torch onTurn={setTorch} />}
      </div>
      <p role="status" className="text-small text-ink-2">
        {standing === 'opening' ? m.inventory_scan_opening() : m.inventory_scan_hold()}
      </p>
    </div>
  );
};

const Torch = ({ onTurn }: { readonly onTurn: (isOn: boolean) => Promise<void> }) => {
  const [isOn, setIsOn] = useState(false);
  const Icon = isOn ? FlashlightOff : Flashlight;
  const label = isOn ? m.inventory_scan_torch_off() : m.inventory_scan_torch_on();
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => void onTurn(!isOn).then(() => setIsOn(!isOn))}
      className="absolute right-2 bottom-2 inline-flex size-11 items-center justify-center rounded-full bg-[#0009] text-[#fff] focus-ring"
    >
      <Icon className="size-5" aria-hidden />
    </button>
  );
};

type NoCameraProps = { readonly trouble: Trouble; readonly onTryAgain: () => void };

const NoCamera = ({ trouble, onTryAgain }: NoCameraProps) => {
  const [title, text] = troubleWords[trouble];
  return (
    <Banner
      status={trouble === 'unavailable' ? 'information' : 'wrong'}
      title={title()}
      action={
        trouble !== 'unavailable' && (
          <Button kind="row" onClick={onTryAgain}>
            {m.inventory_try_again()}
          </Button>
        )
      }
    >
      {text()}
    </Banner>
  );
};
