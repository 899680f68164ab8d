/** The ground that a name is drawn on. */
export const signatureBox = { /** @unit strokes across */ width: 300, /** @unit strokes down */ height: 120 } as const;

/** A name as it was drawn. */
export const SignatureDrawing = ({ path }: { readonly path: string }) => (
  <svg viewBox={`0 0 ${signatureBox.width} ${signatureBox.height}`} className="block w-full max-w-80" aria-hidden>
    <path d={path} fill="none" className="stroke-ink" strokeWidth={2.5} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
