import { useEffect, useRef, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { clearPicture } from '../../../../platform/device/letters/clear-picture.ts';
import { readLetters, type Letters, type SeenWord } from '../../../../platform/device/letters/letters-adapter.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { attempt, type CallFailure } from '../../../../platform/web/refusal.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import { paperWordsMax, type Scan } from '../../contract/scan.ts';
import { useAssistantWorld } from '../assistant-client.ts';
import { fingerprintOf } from './fingerprint.ts';

/** A picture of a paper, as it is shown beside what was read of it. */
export type ScannedPicture = {
  readonly file: File;
  readonly url: string;
  /** Of the picture that was read, whose places the reading names. @unit pixels */
  readonly width: number;
  /** @unit pixels */
  readonly height: number;
};

/** How far a scan has come. */
export type ScanStep =
  | { readonly is: 'waiting'; readonly failed: string | null }
  | { readonly is: 'reading'; readonly share: number }
  | { readonly is: 'read'; readonly scan: Scan; readonly picture: ScannedPicture };

const failureWords = (failure: CallFailure): string => {
  if (failure.kind === 'no-connection') return m.assistant_scan_no_connection();
  if (failure.kind === 'refusal' && failure.code === 'AI_LIMIT_REACHED') return m.assistant_refusal_ai_limit_reached();
  return failure.kind === 'refusal' && failure.code === 'PAPER_UNREADABLE' ? m.assistant_refusal_paper_unreadable() : m.assistant_failed();
};

/** What the contract lets pass: a speck of dirt that was taken for a very long word says nothing. */
const sendable = (words: readonly SeenWord[]): SeenWord[] =>
  words.filter(({ text }) => text.trim() !== '' && text.length <= 120).slice(0, paperWordsMax);

/** Reads a picture on this device and has made a paper of it; can be called off until then. */
export const useScan = () => {
  const { client, restaurantId } = useAssistantWorld();
  const { currency } = useRestaurant();
  const locale = useLocale();
  const [step, setStep] = useState<ScanStep>({ is: 'waiting', failed: null });
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
    const controller = new AbortController();
    stop.current = controller;
    setStep({ is: 'reading', share: 0 });
    const clear = await clearPicture(file);
    if (clear === null) return fail(m.assistant_scan_no_picture());
    const letters: readonly Letters[] = currency === 'ETB' || locale === 'am' ? ['eng', 'amh'] : ['eng'];
    const onProgress = (share: number) => !controller.signal.aborted && setStep({ is: 'reading', share });
    const words = await readLetters(clear.picture, { letters, onProgress, signal: controller.signal }).then(
      (seen) => seen,
      () => 'no-reader' as const,
    );
    if (words === null || controller.signal.aborted) return;
    if (words === 'no-reader') return fail(m.assistant_scan_no_reader());
    const body = { scanId: newId(), fingerprint: await fingerprintOf(file), words: sendable(words) };
    const outcome = await attempt(client.readPaper(newCommand(restaurantId, body)));
    if (controller.signal.aborted) return;
    if ('failure' in outcome) return fail(failureWords(outcome.failure));
    url.current = URL.createObjectURL(file);
    const picture = { file, url: url.current, width: clear.width, height: clear.height };
    setStep({ is: 'read', scan: outcome.answer, picture });
  };
  const cancel = () => {
    stop.current?.abort();
    fail(null);
  };
  return { step, read, cancel };
};
