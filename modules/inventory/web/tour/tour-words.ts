import { m } from '../../../../generated/messages/web/messages.js';
import type { TourStep } from '../../rules/tour.ts';

type StepWords = { readonly title: () => string; readonly text: (facts: { price: string }) => string; readonly deed: () => string };

/** What each step of the tour is called, what it is about, and what its button does. */
export const tourWords: Readonly<Record<TourStep, StepWords>> = {
  LOOK: { title: m.inventory_tour_look, text: m.inventory_tour_look_text, deed: m.inventory_tour_look_do },
  RECEIVE: { title: m.inventory_tour_receive, text: m.inventory_tour_receive_text, deed: m.inventory_tour_receive_do },
  WASTE: { title: m.inventory_tour_waste, text: () => m.inventory_tour_waste_text(), deed: m.inventory_tour_waste_do },
  COUNT: { title: m.inventory_tour_count, text: () => m.inventory_tour_count_text(), deed: m.inventory_tour_count_do },
};
