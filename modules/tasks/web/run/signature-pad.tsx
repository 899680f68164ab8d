import { useRef, useState, type PointerEvent } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { FaultLine } from '../../../../ui/form/fault-line.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { Button } from '../../../../ui/button.tsx';
import { signatureGround, taskLimits } from '../../rules/check-item.ts';
import { SignatureDrawing } from './signature-drawing.tsx';

export type SignaturePadProps = { readonly onSign: (path: string | null) => void };

/** A name drawn by finger; whoever can't draw here signs by a press, which the diary tells apart. */
export const SignaturePad = ({ onSign }: SignaturePadProps) => {
  const [path, setPath] = useState('');
  const { errorAt, send } = useFaults({ path: path === '' && m.tasks_sign_missing() });
  const isDown = useRef(false);
  const pointOf = (event: PointerEvent<HTMLDivElement>): string => {
    const box = event.currentTarget.getBoundingClientRect();
    const within = (share: number, size: number) => Math.max(0, Math.min(size, Math.round(share * size)));
    const x = within((event.clientX - box.left) / box.width, signatureGround.across);
    return `${x} ${within((event.clientY - box.top) / box.height, signatureGround.down)}`;
  };
  const add = (stroke: string) =>
    setPath((before) => (before.length + stroke.length > taskLimits.signatureLengthMax ? before : before + stroke));
  return (
    <div className="flex flex-col gap-2">
      <div
        role="img"
        aria-label={m.tasks_sign_here()}
        className="touch-none rounded-control border border-line-strong bg-teff"
        onPointerDown={(event) => {
          isDown.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
          add(`M${pointOf(event)}`);
        }}
        onPointerMove={(event) => isDown.current && add(`L${pointOf(event)}`)}
        onPointerUp={() => {
          isDown.current = false;
        }}
      >
        <SignatureDrawing path={path} />
      </div>
      <FaultLine error={errorAt('path')} />
      <div className="flex flex-wrap gap-2">
        <Button size="thumb" onClick={() => send(() => onSign(path))}>
          {m.tasks_sign()}
        </Button>
        <Button kind="quiet" disabled={path === ''} onClick={() => setPath('')}>
          {m.tasks_sign_again()}
        </Button>
        <Button kind="quiet" onClick={() => onSign(null)}>
          {m.tasks_sign_by_press()}
        </Button>
      </div>
    </div>
  );
};
