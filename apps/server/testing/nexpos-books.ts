import { createHash, randomBytes } from 'node:crypto';

import type { PosAnswer, PosBooks, PosRequest, StandInLine } from './pos-stand-in.ts';

const refused = (status: number, error: string): PosAnswer => ({ status, body: { error } });

type NexposRefund = { readonly id: string; readonly state: string; readonly amount_minor: number };

/** A sale as `docs/nexpos.md` words it, with what only the far side knows: where, and when it was changed. */
type NexposSale = {
  readonly at: { readonly location: string; readonly changed: string };
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly closed_at: string;
  readonly lines: readonly object[];
  readonly total_minor: number;
  readonly payments: readonly object[];
  readonly refunds: readonly NexposRefund[];
};

const pageSize = 2;
const client = `Basic ${Buffer.from('nexpos-app:nexpos-secret').toString('base64')}`;

/** What a NexPOS that stands in remembers; it speaks `docs/nexpos.md`. */
export class NexposBooks implements PosBooks {
  readonly merchantId = 'ACCOUNT-1';
  readonly catalogue = new Map<string, string>([
    ['THING-SHIRO', 'Shiro'],
    ['THING-MEAD', 'Mead'],
  ]);
  readonly access = new Set<string>();
  readonly refresh = new Set<string>();
  readonly revoked: string[] = [];
  readonly sales = new Map<string, NexposSale>();
  /** How long a token holds from now on. */
  tokenSeconds = 3600;
  readonly #codes = new Map<string, { readonly challenge: string; readonly returnUrl: string }>();
  /** Which sign-in each token came of. */
  readonly #grants = new Map<string, string>();

  allow(signInUrl: string): string {
    const code = `nxcode-${randomBytes(8).toString('hex')}`;
    const asked = new URL(signInUrl).searchParams;
    const isHashed = asked.get('code_challenge_method') === 'S256' && asked.get('response_type') === 'code';
    this.#codes.set(code, { challenge: isHashed ? (asked.get('code_challenge') ?? '') : '', returnUrl: asked.get('redirect_uri') ?? '' });
    return code;
  }

  sell(id: string, lines: readonly StandInLine[]): void {
    const total = lines.reduce((sum, { quantity, minor }) => sum + quantity * minor, 0);
    this.#write(id, {
      state: 'COMPLETED',
      lines: lines.map(({ uid, thing, quantity, minor }) => ({
        id: uid,
        item_id: thing,
        name: this.catalogue.get(thing) ?? thing,
        quantity: String(quantity),
        gross_minor: quantity * minor,
        discount_minor: 0,
        modifiers: [],
      })),
      total_minor: total,
      payments: [{ method: 'CARD', amount_minor: total }],
    });
  }

  callOff(id: string): void {
    this.#write(id, { state: 'CANCELLED' });
  }

  giveBack(saleId: string, minor: number): void {
    this.#write(saleId, { refunds: [{ id: '1', state: 'COMPLETED', amount_minor: minor }] });
  }

  failToGiveBack(saleId: string, minor: number): void {
    this.#write(saleId, { refunds: [{ id: '1', state: 'FAILED', amount_minor: minor }] });
  }

  answer({ path, search, text, authorization }: PosRequest): PosAnswer {
    const form = new URLSearchParams(text);
    if (path.startsWith('/oauth2/') && authorization !== client) return refused(401, 'invalid_client');
    if (path === '/oauth2/token') return this.#token(form);
    if (path === '/oauth2/revoke') return this.#revoke(form.get('token') ?? '');
    if (!this.access.has(authorization.replace(/^Bearer /, ''))) return refused(401, 'invalid_token');
    if (path === '/v1/locations') return pageOf('locations', this.#locations(), search);
    if (path === '/v1/items') return pageOf('items', this.#items(), search);
    if (path === '/v1/sales') return this.#sold(search);
    return refused(404, 'not_found');
  }

  #write(id: string, change: Partial<NexposSale>): void {
    const before = this.sales.get(id);
    const now = new Date().toISOString();
    const fresh = { state: 'COMPLETED', lines: [], total_minor: 0, payments: [], refunds: [], channel: 'DINE_IN' };
    const version = (before?.version ?? 0) + 1;
    const at = { location: 'LOC-1', changed: now };
    this.sales.set(id, { ...fresh, ...before, ...change, id, version, closed_at: before?.closed_at ?? now, at });
  }

  #token(form: URLSearchParams): PosAnswer {
    const [code, old] = [form.get('code') ?? '', form.get('refresh_token') ?? ''];
    const isRight = form.get('grant_type') === 'refresh_token' ? this.refresh.delete(old) : this.#isAllowed(code, form);
    if (!isRight) return refused(400, 'invalid_grant');
    // A code, and a token that renews, count once.
    this.#codes.delete(code);
    const [access, refresh] = [`NXAT-${randomBytes(12).toString('hex')}`, `NXRT-${randomBytes(12).toString('hex')}`];
    const grant = this.#grants.get(old) ?? access;
    for (const token of [access, refresh]) this.#grants.set(token, grant);
    this.access.add(access);
    this.refresh.add(refresh);
    const holds = { token_type: 'Bearer', expires_in: this.tokenSeconds, account_id: this.merchantId };
    return { status: 200, body: { access_token: access, refresh_token: refresh, ...holds } };
  }

  #isAllowed(code: string, form: URLSearchParams): boolean {
    const allowed = this.#codes.get(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    return allowed?.challenge === challenge && allowed.returnUrl === form.get('redirect_uri');
  }

  #revoke(token: string): PosAnswer {
    const grant = this.#grants.get(token);
    for (const [one, itsGrant] of this.#grants)
      if (itsGrant === grant) {
        this.access.delete(one);
        this.refresh.delete(one);
      }
    this.revoked.push(token);
    return { status: 200, body: {} };
  }

  #locations(): object[] {
    return [
      { id: 'LOC-1', name: 'Soho', currency: 'GBP' },
      { id: 'LOC-2', name: 'Paris', currency: 'EUR' },
    ];
  }

  #items(): object[] {
    return [...this.catalogue].map(([id, name]) => ({ id, name, modifiers: [] }));
  }

  #sold(search: URLSearchParams): PosAnswer {
    const [changed, closed] = [search.get('changed_since'), search.get('closed_since')];
    const momentOf = (sale: NexposSale): string => (changed === null ? sale.closed_at : sale.at.changed);
    const found = [...this.sales.values()]
      .filter((sale) => sale.at.location === search.get('location') && momentOf(sale) >= (changed ?? closed ?? ''))
      .toSorted((left, right) => (momentOf(left) < momentOf(right) ? -1 : 1));
    return pageOf(
      'sales',
      found.map(({ at: _ours, ...sale }) => sale),
      search,
    );
  }
}

const pageOf = (name: string, all: readonly object[], search: URLSearchParams): PosAnswer => {
  const first = Number(search.get('cursor') ?? 0);
  const next = first + pageSize < all.length ? String(first + pageSize) : null;
  return { status: 200, body: { [name]: all.slice(first, first + pageSize), next_cursor: next } };
};
