import { signatureGround } from '../../rules/check-item.ts';

/** A name as it was drawn. */
export const SignatureDrawing = ({ path }: { readonly path: string }) => (
  <svg viewBox={`0 0 ${signatureGround.across} ${signatureGround.down}`} className="block w-full max-w-80" aria-hidden>
    <path d={path} fill="none" className="stroke-ink" strokeWidth={2.5} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
