import { useEffect, useRef, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { attempt, type CallFailure } from '../../../../platform/web/refusal.ts';
import { useUsageAnew } from '../use-usage-anew.ts';
import { fingerprintOf } from './fingerprint.ts';

/** A photograph, as it is shown beside what was read of it. */
export type ScannedPicture = {
  readonly file: File;
  readonly url: string;
  /** Of the picture that was read, whose places the reading names. @unit pixels */
  readonly width: number;
  /** @unit pixels */
  readonly height: number;
};

/** How looking at a picture is watched and called off. */
export type LookOptions = { readonly onProgress: (share: number) => void; readonly signal: AbortSignal };

/** What a device made out on a picture, and in a picture of what size. */
export type Looked<Seen> =
  | { readonly is: 'seen'; readonly seen: Seen; readonly width: number; readonly height: number }
  | { readonly is: 'no-picture' | 'stopped' };

/** How far a photograph has come. */
export type PhotoStep<Answer> =
  | { readonly is: 'waiting'; readonly failed: string | null }
  | { readonly is: 'reading'; readonly share: number }
  | { readonly is: 'read'; readonly answer: Answer; readonly picture: ScannedPicture };

export type PhotoWays<Seen, Answer> = {
  readonly look: (file: File, options: LookOptions) => Promise<Looked<Seen>>;
  readonly ask: (seen: Seen, fingerprint: string) => Promise<Answer>;
  /** What is said of a refusal of its own. */
  readonly words: Readonly<Record<string, () => string>>;
};

const failureWords = (failure: CallFailure, words: Readonly<Record<string, () => string>>): string => {
  if (failure.kind === 'no-connection') return m.assistant_photo_no_connection();
  if (failure.kind === 'refusal' && failure.code === 'AI_LIMIT_REACHED') return m.assistant_refusal_ai_limit_reached();
  return (failure.kind === 'refusal' && words[failure.code]?.()) || m.assistant_failed();
};

/** Has a picture looked at on this device and understood by the server; can be called off until then. */
export const usePhoto = <Seen, Answer>({ look, ask, words }: PhotoWays<Seen, Answer>) => {
  const [step, setStep] = useState<PhotoStep<Answer>>({ is: 'waiting', failed: null });
  const askUsageAnew = useUsageAnew();
  const stop = useRef<AbortController>(undefined);
  const url = useRef<string>(undefined);
  useEffect(
    () => () => {
      stop.current?.abort();
      if (url.current !== undefined) URL.revokeObjectURL(url.current);
    },
    [],
  );
  const fail = (failed: string | null) => setStep({ is: 'waiting', failed });
  const read = async (file: File): Promise<void> => {
    const { signal } = (stop.current = new AbortController());
    setStep({ is: 'reading', share: 0 });
    const onProgress = (share: number) => !signal.aborted && setStep({ is: 'reading', share });
    const looked = await look(file, { onProgress, signal }).then(
      (seen) => seen,
      () => ({ is: 'no-reader' }) as const,
    );
    if (looked.is === 'stopped' || signal.aborted) return;
    if (looked.is !== 'seen') return fail(looked.is === 'no-picture' ? m.assistant_scan_no_picture() : m.assistant_scan_no_reader());
    const outcome = await attempt(ask(looked.seen, await fingerprintOf(file)));
    askUsageAnew();
    if (signal.aborted) return;
    if ('failure' in outcome) return fail(failureWords(outcome.failure, words));
    url.current = URL.createObjectURL(file);
    setStep({ is: 'read', answer: outcome.answer, picture: { file, url: url.current, width: looked.width, height: looked.height } });
  };
  const cancel = () => {
    stop.current?.abort();
    fail(null);
  };
  return { step, read, cancel };
};
