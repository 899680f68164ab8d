import { useSyncExternalStore } from 'react';

let audio: AudioContext | undefined;
const listeners = new Set<() => void>();

/** A browser lets a page sound only after somebody has touched it. */
const isAllowed = (): boolean => globalThis.navigator?.userActivation?.hasBeenActive !== false;

const tellAll = (): void => {
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  document.addEventListener('pointerup', tellAll);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('pointerup', tellAll);
  };
};

/** Whether the browser forbids this page to sound until somebody touches it. */
export const useSoundBlocked = (): boolean => !useSyncExternalStore(subscribe, isAllowed);

/** Two notes upwards, heard over a fan. @unit hertz */
const notes = [880, 1320];
const noteSeconds = 0.16;

/** Sounds once, made by the device itself; nothing where it has no sound or may not. */
export const chime = async (): Promise<void> => {
  if (!('AudioContext' in globalThis) || !isAllowed()) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') await audio.resume();
  for (const [index, pitch] of notes.entries()) {
    const [from, gain, tone] = [audio.currentTime + index * noteSeconds, audio.createGain(), audio.createOscillator()];
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0.5, from);
    gain.gain.exponentialRampToValueAtTime(0.001, from + noteSeconds * 1.5);
    tone.connect(gain).connect(audio.destination);
    tone.start(from);
    tone.stop(from + noteSeconds * 1.5);
  }
};
