import { createHash, randomBytes } from 'node:crypto';

import type { Square } from 'square';

import type { PosAnswer, PosBooks, PosRequest, StandInLine } from './pos-stand-in.ts';

const refused = (status: number, code: string): PosAnswer => ({
  status,
  body: { errors: [{ category: 'AUTHENTICATION_ERROR', code, detail: code }] },
});

type Grant = { readonly code_verifier?: string; readonly code?: string; readonly refresh_token?: string; readonly grant_type?: string };
type Search = {
  readonly cursor?: string;
  readonly limit?: number;
  readonly location_ids: readonly string[];
  readonly query: { readonly filter: { readonly date_time_filter: Record<string, { readonly start_at: string }> } };
};

const pageSize = 2;
const snake = (value: unknown): unknown => {
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(snake);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), snake(inner)]),
  );
};

/** What a Square that stands in remembers: whom it let in, its catalogue, and its orders. */
export class SquareBooks implements PosBooks {
  readonly merchantId = 'MERCHANT-1';
  locations: Square.Location[] = [
    { id: 'LOC-1', name: 'Soho', currency: 'GBP', status: 'ACTIVE' },
    { id: 'LOC-2', name: 'Paris', currency: 'EUR', status: 'ACTIVE' },
  ];
  readonly catalogue = new Map<string, string>([
    ['THING-SHIRO', 'Shiro'],
    ['THING-MEAD', 'Mead'],
  ]);
  readonly orders = new Map<string, Square.Order>();
  readonly codes = new Map<string, string>();
  readonly access = new Set<string>();
  readonly refresh = new Set<string>();
  readonly revoked: string[] = [];

  /** Somebody allows what an address asks for. @returns the code that comes back */
  allow(signInUrl: string): string {
    const code = `sq0cgp-${randomBytes(8).toString('hex')}`;
    this.codes.set(code, new URL(signInUrl).searchParams.get('code_challenge') ?? '');
    return code;
  }

  /** Writes a sale, or writes it otherwise: each writing is a version. */
  sell(id: string, lines: readonly StandInLine[], more: Partial<Square.Order> = {}): void {
    const before = this.orders.get(id);
    const at = new Date().toISOString();
    const total = lines.reduce((sum, { quantity, minor }) => sum + quantity * minor, 0);
    this.orders.set(id, {
      id,
      locationId: 'LOC-1',
      state: 'COMPLETED',
      version: (before?.version ?? 0) + 1,
      createdAt: before?.createdAt ?? at,
      closedAt: before?.closedAt ?? at,
      updatedAt: at,
      totalMoney: money(total),
      tenders: [{ id: `T-${id}`, type: 'CARD', amountMoney: money(total) }],
      lineItems: lines.map(({ uid, thing, quantity, minor }) => ({
        uid,
        catalogObjectId: thing,
        name: this.catalogue.get(thing) ?? thing,
        quantity: String(quantity),
        basePriceMoney: money(minor),
        totalMoney: money(quantity * minor),
        totalDiscountMoney: money(0),
      })),
      ...more,
    });
  }

  callOff(id: string): void {
    const { lineItems = [], totalMoney } = this.orders.get(id) ?? {};
    this.sell(id, [], { lineItems, state: 'CANCELED', ...(totalMoney && { totalMoney }) });
  }

  failToGiveBack(saleId: string, minor: number): void {
    this.giveBack(saleId, minor, 'FAILED');
  }

  /** Gives something back, as an order of its own that names the sale. */
  giveBack(saleId: string, minor: number, status: Square.RefundStatus = 'APPROVED'): void {
    const at = new Date().toISOString();
    const id = `R-${saleId}`;
    this.orders.set(id, {
      id,
      locationId: 'LOC-1',
      state: 'COMPLETED',
      version: (this.orders.get(id)?.version ?? 0) + 1,
      createdAt: at,
      closedAt: at,
      updatedAt: at,
      totalMoney: money(0),
      returns: [{ uid: 'r', sourceOrderId: saleId }],
      refunds: [{ id: `REFUND-${saleId}`, locationId: 'LOC-1', reason: 'Cold', amountMoney: money(minor), status }],
    });
  }

  /** Answers a request of Square's documented API. */
  answer({ path, text, authorization }: PosRequest): PosAnswer {
    const body: unknown = text === '' ? {} : JSON.parse(text);
    if (path === '/oauth2/token') return this.#token(body as Grant);
    if (path === '/oauth2/revoke') return this.#revoke(body as { access_token: string }, authorization);
    if (!this.access.has(authorization.replace(/^Bearer /, ''))) return refused(401, 'UNAUTHORIZED');
    if (path === '/v2/locations') return { status: 200, body: { locations: snake(this.locations) } };
    if (path === '/v2/catalog/list') return { status: 200, body: { objects: this.#things() } };
    if (path === '/v2/orders/search') return this.#search(body as Search);
    return refused(404, 'NOT_FOUND');
  }

  #token({ grant_type, code = '', code_verifier = '', refresh_token = '' }: Grant): PosAnswer {
    const challenge = createHash('sha256').update(code_verifier).digest('base64url');
    const isRight = grant_type === 'refresh_token' ? this.refresh.delete(refresh_token) : this.codes.get(code) === challenge;
    if (!isRight) return refused(401, 'UNAUTHORIZED');
    // A code, and a refresh token of PKCE, count once.
    this.codes.delete(code);
    const [access, refresh] = [`EAAA-${randomBytes(12).toString('hex')}`, `EQAA-${randomBytes(12).toString('hex')}`];
    this.access.add(access);
    this.refresh.add(refresh);
    const expires = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString();
    const given = { access_token: access, refresh_token: refresh, merchant_id: this.merchantId, expires_at: expires, token_type: 'bearer' };
    return { status: 200, body: given };
  }

  #revoke({ access_token: token }: { access_token: string }, authorization: string): PosAnswer {
    if (authorization !== 'Client sandbox-secret') return refused(401, 'UNAUTHORIZED');
    this.access.delete(token);
    this.revoked.push(token);
    return { status: 200, body: { success: true } };
  }

  #things(): unknown[] {
    return [...this.catalogue].map(([id, name]) =>
      snake({
        type: 'ITEM',
        id: `ITEM-${id}`,
        itemData: { name, variations: [{ type: 'ITEM_VARIATION', id, itemVariationData: { itemId: `ITEM-${id}`, name: 'Regular' } }] },
      }),
    );
  }

  #search({ location_ids: where, query, cursor }: Search): PosAnswer {
    const [[field, range] = ['updated_at', undefined]] = Object.entries(query.filter.date_time_filter);
    const atOf = (order: Square.Order) => (field === 'closed_at' ? order.closedAt : order.updatedAt) ?? '';
    const found = [...this.orders.values()]
      .filter((order) => where.includes(order.locationId) && atOf(order) >= (range?.start_at ?? ''))
      .toSorted((left, right) => (atOf(left) < atOf(right) ? -1 : 1));
    const first = Number(cursor ?? 0);
    const next = first + pageSize < found.length ? { cursor: String(first + pageSize) } : {};
    return { status: 200, body: { orders: snake(found.slice(first, first + pageSize)), ...next } };
  }
}

const money = (minor: number): Square.Money => ({ amount: BigInt(minor), currency: 'GBP' });
