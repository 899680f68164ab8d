import { createHmac } from 'node:crypto';

import { startPosStandIn, type PosStandIn } from './pos-stand-in.ts';
import { SquareBooks } from './square-books.ts';

/** How a message would be signed that is sent to an address. */
export const signSquareMessage = (key: string, url: string, body: string): string =>
  createHmac('sha256', key).update(`${url}${body}`).digest('base64');

/** Starts a Square that stands in. */
export const startSquareStandIn = (): Promise<PosStandIn<SquareBooks>> => startPosStandIn(new SquareBooks());
