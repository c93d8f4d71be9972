import { randomUUID } from 'node:crypto';
import { Dice } from '@bouwpoort/demo-world/dice';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { Shopper } from '../../../testing/test-shopper.ts';
import { siteUsers } from '../../customers/identity/identity.tables.ts';

/*
 * Random sequences of everything that can happen to requests, rules and budgets, beside a model of the company's
 * agreements: its rules, its people and its money, in whole cents and without the shop's own functions. After each step
 * the shop and the model have the same orders, the same requests and the same amounts, and every order was allowed. The
 * seed is in the name of each test; MODEL_SEED=123 repeats one.
 */

const seeds = process.env.MODEL_SEED
  ? [Number(process.env.MODEL_SEED)]
  : Array.from({ length: 3 }, () => Math.floor(Math.random() * 1_000_000));
const steps = 70;
const customerId = '510001';
const costCentre = '7300';
const codes = ['1589792', '3134464'] as const;
const dates = { preferredDeliveryDate: '2026-11-17', latestDeliveryDate: '2026-12-10' };

const here = await createTestApp();
const { app, db } = here;
const cents = (euros: number) => Math.round(euros * 100);
const codeList = sql.join(
  codes.map((code) => sql`${code}`),
  sql`, `,
);
const ours = sql`(select id from variant where venture_id = '210' and code in (${codeList}))`;

interface Person {
  id: string;
  name: string;
  email: string;
  shopper: Shopper;
  role: 'manager' | 'buyer' | 'requester' | 'viewer';
  maxPerOrder: number | null;
  maxPerMonth: number | null;
}

interface Approver {
  kind: 'user' | 'manager' | 'leader';
  userId: string | null;
}

const anyManager: Approver = { kind: 'manager', userId: null };

interface Rule {
  id: number;
  isOn: boolean;
  kind: 'requester' | 'amount' | 'budget' | 'limit' | 'category' | 'direct';
  amountAbove: number | null;
  categoryId: number | null;
  first: Approver;
  second: Approver | null;
}

interface Budget {
  id: number;
  projectId: number | null;
  amount: number;
  isHard: boolean;
  spentBefore: number;
}

interface Bought {
  who: Person;
  projectId: number;
  hasCostCentre: boolean;
  codes: readonly string[];
  amount: number;
}

interface Request extends Bought {
  asked: number;
  /** With the steps that each could decide on at that moment. */
  agreed: Map<Person, ReadonlySet<string>>;
}

const [model] = await db.select().from(siteUsers).where(eq(siteUsers.email, 'inkoper@steenhof.test'));
const [owner] = await db.select().from(siteUsers).where(eq(siteUsers.email, 'aannemer@steenhof.test'));
if (!model || !owner) throw new Error('no people to copy');

async function colleague(name: string, role: Person['role']): Promise<Person> {
  const id = randomUUID();
  const email = `${name.toLowerCase()}-${id}@terveldhuis.example`;
  const rights = { isManager: role === 'manager', memberRole: role === 'manager' ? ('buyer' as const) : role };
  await db.insert(siteUsers).values({ ...model, id, email, firstName: name, lastName: 'Test', ...rights } as never);
  return { id, name, email, role, shopper: await Shopper.logIn(app, email), maxPerOrder: null, maxPerMonth: null };
}

const { rows: projects } = await db.execute<{ id: number; leader: string | null }>(sql`select id, leader_id as leader
  from project left join building_site on project_id = id where customer_id = ${customerId} order by id limit 2`);
const { rows: articles } = await db.execute<{ code: string; categories: number[] }>(sql`select code,
  ancestors as categories from variant join product on product.id = product_id where variant.id in ${ours}`);
const { rows: prices } = await db.execute<{ kind: string; id: number; price: string }>(sql`
  select 'list_price' as kind, variant_id as id, price_delivery as price from list_price where variant_id in ${ours}
  union all select 'price_agreement', id, price_delivery from price_agreement where variant_id in ${ours}`);

async function begin(dice: Dice) {
  for (const table of ['approval', 'approval_rule', 'stand_in', 'budget'])
    await db.execute(sql`delete from ${sql.identifier(table)} where customer_id = ${customerId}`);
  const ofOwner = { id: owner?.id ?? '', name: 'Daan', email: owner?.email ?? '', role: 'manager' as const };
  const daan: Person = {
    ...ofOwner,
    ...{ shopper: await Shopper.logIn(app, ofOwner.email), maxPerOrder: null, maxPerMonth: null },
  };
  const eva = await colleague('Eva', 'manager');
  const samira = await colleague('Samira', 'buyer');
  const bram = await colleague('Bram', 'requester');
  const anna = await colleague('Anna', 'requester');
  const people = [daan, eva, samira, bram, anna];
  for (const [index, { id }] of projects.entries())
    await db.execute(sql`insert into building_site (project_id, access, leader_id) values (${id}, '{}', null)
      on conflict (project_id) do update set leader_id = ${[samira.id, eva.id][index] ?? null}`);
  const leaders = new Map(projects.map(({ id }, index) => [id, [samira, eva][index]]));
  const budgets: Budget[] = [];
  for (const projectId of [...projects.map(({ id }) => id), null]) {
    const target = projectId === null ? { costCentre, name: 'Model' } : { projectId };
    const answer = await daan.shopper.post('/api/budgets', { ...target, amount: 90_000, period: 'year', isHard: true });
    expect(answer.statusCode, answer.payload).toBe(200);
    const { id, amounts, version } = answer.json();
    const amount = (cents(amounts.spent) + cents(dice.pick([150, 300, 600]))) / 100;
    const body = { amount, period: 'year', isHard: true, name: 'Model', version };
    expect((await daan.shopper.putTo(`/api/budgets/${id}`, body)).statusCode).toBe(200);
    budgets.push({ id, projectId, amount: cents(amount), isHard: true, spentBefore: cents(amounts.spent) });
  }
  const { rows } = await db.execute<{ id: string }>(
    sql`select order_id as id from sales_order where customer_id = ${customerId}`,
  );
  return {
    ...{ dice, people, daan, eva, samira, bram, anna, leaders, budgets },
    rules: [] as Rule[],
    /** The approvers of every rule so far. */
    steps: new Map([['', anyManager]]),
    standIns: [] as { id: number; away: Person; standIn: Person }[],
    /** The existing requests. */
    older: new Set(rows.map(({ id }) => id)),
    orders: new Map<string, Bought & { approvalId: string | null }>(),
    waiting: new Map<string, Request>(),
  };
}
type World = Awaited<ReturnType<typeof begin>>;

/* The rules, as the company would phrase them. */

const budgetsOf = ({ budgets }: World, { projectId, hasCostCentre }: Bought) =>
  budgets.filter((one) => (one.projectId === null ? hasCostCentre : one.projectId === projectId));

const total = (list: Iterable<{ amount: number }>) => [...list].reduce((sum, { amount }) => sum + amount, 0);

function used(world: World, budget: Budget, but?: Bought) {
  const counts = (one: Bought) => one !== but && budgetsOf(world, one).includes(budget);
  return {
    spent: budget.spentBefore + total([...world.orders.values()].filter(counts)),
    reserved: total([...world.waiting.values()].filter(counts)),
  };
}

interface Need {
  number: number | null;
  kind: Rule['kind'];
  first: Approver;
  second: Approver | null;
}

function needed(world: World, order: Bought, but?: Bought): Need | null {
  const { who, amount } = order;
  const over = budgetsOf(world, order).some((budget) => {
    const { spent, reserved } = used(world, budget, but);
    return budget.isHard && spent + reserved + amount > budget.amount;
  });
  const ordered = total([...world.orders.values()].filter((one) => one.who === who));
  const pastLimit =
    who.role !== 'manager' &&
    ((who.maxPerOrder !== null && amount > cents(who.maxPerOrder)) ||
      (who.maxPerMonth !== null && ordered + amount > cents(who.maxPerMonth)));
  const holds: Record<Rule['kind'], (rule: Rule) => boolean> = {
    requester: () => who.role === 'requester',
    amount: () => true,
    budget: () => over,
    limit: () => pastLimit,
    direct: () => false,
    category: ({ categoryId }) =>
      articles.some(({ code, categories }) => order.codes.includes(code) && categories.includes(categoryId ?? 0)),
  };
  for (const [index, rule] of world.rules.entries()) {
    const isEnough = rule.amountAbove === null || amount > cents(rule.amountAbove);
    if (rule.isOn && isEnough && holds[rule.kind](rule)) return { ...rule, number: index + 1 };
  }
  const floor = (kind: Rule['kind']) => ({ kind, number: null, first: anyManager, second: null });
  if (who.role === 'requester') return floor('requester');
  if (pastLimit) return floor('limit');
  return over ? floor('budget') : null;
}

/** Who may agree to a step, stand-ins included. */
function mayAgree(world: World, { kind, userId }: Approver, { who, projectId }: Bought): Set<Person> {
  const able = world.people.filter((one) => one !== who && (one.role === 'manager' || one.role === 'buyer'));
  const named = kind === 'leader' ? world.leaders.get(projectId) : world.people.find(({ id }) => id === userId);
  const asked =
    kind !== 'manager' && named && able.includes(named) ? [named] : able.filter((x) => x.role === 'manager');
  const others = world.standIns.filter(({ away, standIn }) => asked.includes(away) && able.includes(standIn));
  return new Set([...asked, ...others.map(({ standIn }) => standIn)]);
}

function isAgreed(world: World, { first, second }: Need, order: Request): boolean {
  const people = [...order.agreed.keys()];
  const did = (one: Person, step: Approver) =>
    order.agreed.get(one)?.has(JSON.stringify(step)) || mayAgree(world, step, order).has(one);
  return people.some((one) => {
    if (!did(one, first)) return false;
    if (!second) return true;
    const named = second.kind === 'leader' ? world.leaders.get(order.projectId)?.id : second.userId;
    if (named && people.some(({ id }) => id === named)) return true;
    return people.some((other) => other !== one && did(other, second));
  });
}

/* The actions of people. */

interface Ordered {
  order: Bought;
  orderIds: string[];
  approval: { approvalId: string; reason: { kind: string; ruleNumber: number | null } } | undefined;
}

async function buy(world: World, who: Person, dice = world.dice): Promise<Ordered | undefined> {
  const { shopper } = who;
  const lines = codes.filter(() => dice.chance(0.6)).map((code) => [code, dice.int(1, 12)] as const);
  const projectId = dice.pick(projects).id;
  const hasCostCentre = dice.chance(0.4);
  if (lines.length === 0) return undefined;
  const left = await shopper.cart();
  if (left.shipments[0]?.lineItems.length) await shopper.put(left, { lineItems: [] });
  const { id } = await shopper.fill(lines);
  const prepared = await shopper.prepare(id, { ...dates, projectId, ...(hasCostCentre ? { costCentre } : {}) });
  const converted = await shopper.convert(id);
  if (who.role === 'viewer') {
    expect([prepared.statusCode, converted.statusCode]).toEqual([403, 403]);
    return undefined;
  }
  expect(prepared.statusCode, prepared.payload).toBe(200);
  if (converted.statusCode === 409) {
    expect(converted.json().detail, 'the only manager cannot ask anybody').toContain('niemand anders');
    expect(world.people.some((one) => one !== who && one.role === 'manager')).toBe(false);
    return undefined;
  }
  expect(converted.statusCode, converted.payload).toBe(200);
  const amount = cents(prepared.json().cart.totals.subTotal);
  const order = { who, projectId, hasCostCentre, codes: lines.map(([code]) => code), amount };
  const { orderIds, approval } = converted.json();
  return { order, orderIds, approval };
}

async function book(world: World, { order, orderIds, approval }: Ordered): Promise<void> {
  if (approval) world.waiting.set(approval.approvalId, { ...order, asked: order.amount, agreed: new Map() });
  else await bookOrders(world, order, orderIds, null);
}

async function bookOrders(world: World, order: Bought, orderIds: string[], approvalId: string | null): Promise<number> {
  let sum = 0;
  for (const orderId of orderIds) {
    const amount = cents((await world.daan.shopper.get(`/api/orders/${orderId}`)).json().nettOrderAmount);
    expect(world.orders.has(orderId)).toBe(false);
    world.orders.set(orderId, { ...order, amount, approvalId });
    sum += amount;
  }
  return sum;
}

const pickWaiting = ({ dice, waiting }: World) => (waiting.size === 0 ? undefined : dice.pick([...waiting.keys()]));

async function press(world: World, who: Person, id: string, isSeen: boolean) {
  const { totals, lastArrival } = (await who.shopper.get(`/api/approvals/${id}`)).json();
  const seen = isSeen && totals ? { total: totals.total, lastArrival } : null;
  const answer = await who.shopper.post(`/api/approvals/${id}/approve`, { seen });
  expect([200, 403, 404, 409], answer.payload).toContain(answer.statusCode);
  const request = world.waiting.get(id);
  if (answer.statusCode === 200 && request) {
    const all = [...world.steps.values()].filter((step) => mayAgree(world, step, request).has(who));
    request.agreed.set(who, new Set(all.map((step) => JSON.stringify(step))));
  }
  return answer;
}

async function approve(world: World, people: readonly Person[], beside: (id: string) => Promise<unknown> | undefined) {
  const id = pickWaiting(world);
  const request = id && world.waiting.get(id);
  if (!id || !request) return;
  const isSeen = world.dice.chance(0.8);
  const [answers] = await Promise.all([Promise.all(people.map((who) => press(world, who, id, isSeen))), beside(id)]);
  expect([...request.agreed.keys()], 'nobody agrees to their own request').not.toContain(request.who);
  const placed = answers.filter((one) => one.statusCode === 200 && one.json().state === 'ordered');
  expect(placed.length, 'a request is ordered once').toBeLessThanOrEqual(1);
  if (!placed[0]) return;
  const { orderIds, amount } = placed[0].json();
  const need = needed(world, { ...request, amount: Math.max(request.asked, cents(amount)) }, request);
  const told = `${request.who.name} for ${amount}, agreed by ${[...request.agreed.keys()].map(({ name }) => name)}`;
  expect(need === null || isAgreed(world, need, request), `${told}: ${JSON.stringify(need)}`).toBe(true);
  expect(request.who.role).not.toBe('viewer');
  world.waiting.delete(id);
  expect(await bookOrders(world, request, orderIds, id)).toBe(cents(amount));
}

async function end(world: World, who: Person, id: string, what: 'deny' | 'withdraw'): Promise<void> {
  const request = world.waiting.get(id);
  const answer = await who.shopper.post(`/api/approvals/${id}/${what}`, { reason: 'Later' });
  expect([200, 403, 404, 409], answer.payload).toContain(answer.statusCode);
  if (answer.statusCode !== 200) return;
  expect(who === request?.who).toBe(what === 'withdraw');
  world.waiting.delete(id);
}

async function change(world: World): Promise<void> {
  const id = pickWaiting(world);
  const request = id && world.waiting.get(id);
  if (!request) return;
  const who = world.dice.pick(world.people);
  const seen = await who.shopper.get(`/api/approvals/${id}`);
  if (seen.statusCode !== 200) return;
  const { version, lines, isForYou } = seen.json();
  const tooMuch = world.dice.chance(0.2);
  const wanted = lines.map(({ contentId, askedQuantity }: { contentId: string; askedQuantity: number }) => ({
    contentId,
    quantity: tooMuch ? askedQuantity + 1 : world.dice.int(0, askedQuantity),
  }));
  const answer = await who.shopper.post(`/api/approvals/${id}/change`, { version, lines: wanted });
  const isNothing = wanted.every(({ quantity }: { quantity: number }) => quantity === 0);
  const mayFail = !isForYou || tooMuch || isNothing || request.who.role === 'viewer';
  expect(mayFail ? [400, 403, 409] : [200], answer.payload).toContain(answer.statusCode);
  if (answer.statusCode === 200) request.amount = cents(answer.json().totals.subtotal);
}

async function setRights({ daan }: World, person: Person, rights: Partial<Person>): Promise<void> {
  const { role, maxPerOrder, maxPerMonth } = Object.assign(person, rights);
  const answer = await daan.shopper.post('/api/users/edit', {
    ...{ id: person.id, firstName: person.name, lastName: 'Test', email: person.email, active: true },
    ...{ isManager: role === 'manager', role, seesPrices: true, maxPerOrder, maxPerMonth },
  });
  expect(answer.statusCode, answer.payload).toBe(200);
}

function anyRule({ dice, people }: World): Omit<Rule, 'id'> {
  const able = people.filter(({ role }) => role === 'manager' || role === 'buyer');
  const approver = (): Approver => {
    const kind = dice.pick(['user', 'manager', 'leader'] as const);
    return { kind, userId: kind === 'user' ? dice.pick(able).id : null };
  };
  const kind = dice.pick(['requester', 'amount', 'amount', 'budget', 'limit', 'category', 'direct'] as const);
  const first = approver();
  const second = dice.chance(0.4) ? approver() : null;
  const isSame = second && first.kind !== 'manager' && first.kind === second.kind && first.userId === second.userId;
  return {
    ...{ isOn: dice.chance(0.8), kind, first, second: isSame ? null : second },
    amountAbove: kind === 'amount' || dice.chance(0.3) ? dice.pick([60, 150, 300]) : null,
    categoryId: kind === 'category' ? (dice.pick(articles).categories[0] ?? null) : null,
  };
}

const events: Record<string, (world: World) => Promise<unknown>> = {
  order: (world) => orderAlone(world, world.dice.pick(world.people)),
  'order of a requester': (world) => orderAlone(world, world.bram),
  'two orders at once': async (world) => {
    const { dice } = world;
    const both = dice.chance(0.5) ? [world.samira, world.daan] : [world.samira, world.eva];
    const rolls = both.map(() => new Dice(dice.int(0, 1_000_000)));
    const done = await Promise.all(both.map((who, index) => buy(world, who, rolls[index])));
    const before = { ...world, orders: new Map(world.orders), waiting: new Map(world.waiting) };
    const free = done.filter((one) => one && !one.approval) as Ordered[];
    for (const { order } of free) expect(needed(before, order)).toBeNull();
    for (const one of done) if (one && !one.approval) await book(world, one);
    // The last of the concurrent orders sees the other one.
    for (const budget of world.budgets.filter(({ isHard }) => isHard)) {
      const { spent, reserved } = used(world, budget);
      if (free.some(({ order }) => budgetsOf(world, order).includes(budget)))
        expect(spent + reserved, 'a hard budget is not overdrawn').toBeLessThanOrEqual(budget.amount);
    }
    for (const one of done) if (one?.approval) await book(world, one);
  },
  approve: (world) => approve(world, [world.dice.pick(world.people)], () => undefined),
  'approve by a manager': (world) => approve(world, [world.dice.pick([world.daan, world.eva])], () => undefined),
  'approve by the buyer': (world) => approve(world, [world.samira], () => undefined),
  'two approvers at once': (world) => approve(world, [world.daan, world.eva], () => undefined),
  'approve and withdraw at once': (world) =>
    approve(world, [world.daan], (id) => {
      const who = world.waiting.get(id)?.who;
      return who && who !== world.daan ? end(world, who, id, 'withdraw') : undefined;
    }),
  change,
  deny: async (world) => {
    const id = pickWaiting(world);
    if (id) await end(world, world.dice.pick(world.people), id, 'deny');
  },
  withdraw: async (world) => {
    const id = pickWaiting(world);
    if (id) await end(world, world.dice.pick(world.people), id, 'withdraw');
  },
  'cancel an order': async (world) => {
    if (world.orders.size === 0) return;
    const id = world.dice.pick([...world.orders.keys()]);
    const answer = await world.daan.shopper.post(`/api/orders/${id}/cancel`);
    expect([200, 409], answer.payload).toContain(answer.statusCode);
    if (answer.statusCode !== 200) return;
    world.orders.delete(id);
    world.older.add(id);
    // Order costs move to the remaining orders of the same cart.
    for (const [orderId, order] of world.orders)
      order.amount = cents((await world.daan.shopper.get(`/api/orders/${orderId}`)).json().nettOrderAmount);
  },
  'price change': async ({ dice }) => {
    const factor = dice.pick(['0.7', '1', '1.3', '1.8']);
    for (const { kind, id, price } of prices)
      await db.execute(sql`update ${sql.identifier(kind)} set price_delivery = round(${price} * ${factor}::numeric, 4)
        where ${sql.identifier(kind === 'list_price' ? 'variant_id' : 'id')} = ${id}`);
    await here.caughtUp();
  },
  'stock change': async ({ dice }) => {
    const quantity = dice.pick([0, 4, 5000]);
    await db.execute(sql`update stock set purchase_available_quantity = ${quantity} where variant_id in ${ours}`);
    await here.caughtUp();
  },
  'role change': (world) => {
    const { dice, anna, samira, eva } = world;
    const role = <R>(roles: readonly R[]) => ({ role: dice.pick(roles) });
    return dice.pick([
      () => setRights(world, anna, role(['requester', 'buyer', 'viewer'] as const)),
      () => setRights(world, samira, role(['requester', 'buyer', 'buyer'] as const)),
      () => setRights(world, eva, role(['manager', 'manager', 'buyer'] as const)),
      () => setRights(world, samira, { maxPerOrder: dice.pick([null, 100, 250]) }),
      () => setRights(world, samira, { maxPerMonth: dice.pick([null, 500, 900]) }),
    ])();
  },
  'add a rule': async (world) => {
    if (world.rules.length > 5) return;
    const rule = anyRule(world);
    const answer = await world.daan.shopper.post('/api/approvals/rules', rule);
    expect(answer.statusCode, answer.payload).toBe(200);
    world.rules.push({ ...rule, id: answer.json().id });
    for (const step of [rule.first, rule.second]) if (step) world.steps.set(JSON.stringify(step), step);
  },
  'remove a rule': async ({ dice, daan, rules }) => {
    if (rules.length < 3) return;
    const [gone] = rules.splice(dice.int(0, rules.length - 1), 1);
    expect((await daan.shopper.remove(`/api/approvals/rules/${gone?.id}`)).statusCode).toBe(200);
  },
  'reorder the rules': async ({ dice, daan, rules }) => {
    if (rules.length < 2) return;
    rules.push(...rules.splice(dice.int(0, rules.length - 2), 1));
    const ruleIds = rules.map(({ id }) => id);
    expect((await daan.shopper.putTo('/api/approvals/rules', { ruleIds })).statusCode).toBe(200);
  },
  'budget change': async (world) => {
    const { dice, daan } = world;
    const budget = dice.pick(world.budgets);
    const { spent, reserved } = used(world, budget);
    budget.amount = Math.max(1, spent + reserved) + cents(dice.pick([0, 80, 200, 400]));
    budget.isHard = dice.chance(0.7);
    const { results } = (await daan.shopper.get('/api/budgets')).json();
    const { version } = results.find(({ id }: { id: number }) => id === budget.id);
    const body = { amount: budget.amount / 100, period: 'year', isHard: budget.isHard, name: 'Model', version };
    const answer = await daan.shopper.putTo(`/api/budgets/${budget.id}`, body);
    expect(answer.statusCode, answer.payload).toBe(200);
  },
  'stand-in': async ({ standIns, eva, samira }) => {
    const [there] = standIns;
    if (there) {
      expect((await eva.shopper.remove(`/api/approvals/stand-ins/${there.id}`)).statusCode).toBe(200);
      standIns.pop();
      return;
    }
    const days = { standInId: samira.id, fromDay: '2026-11-16', untilDay: '2026-11-20' };
    const answer = await eva.shopper.post('/api/approvals/stand-ins', days);
    expect(samira.role === 'buyer' ? [200] : [400], answer.payload).toContain(answer.statusCode);
    if (answer.statusCode === 200) standIns.push({ id: answer.json().id, away: eva, standIn: samira });
  },
};

async function orderAlone(world: World, who: Person): Promise<void> {
  const done = await buy(world, who);
  if (!done) return;
  const { order, approval } = done;
  const need = needed(world, order);
  const told = approval && { kind: approval.reason.kind, number: approval.reason.ruleNumber };
  expect(told ?? null, `${who.name} orders for ${order.amount}`).toEqual(
    need && { kind: need.kind, number: need.number },
  );
  await book(world, done);
}

async function expectSound(world: World): Promise<void> {
  const { rows: requests } = await db.execute<{ id: string; amount: string }>(
    sql`select id, amount from approval where customer_id = ${customerId} and state = 'waiting'`,
  );
  expect(Object.fromEntries(requests.map(({ id, amount }) => [id, cents(Number(amount))])), 'what waits').toEqual(
    Object.fromEntries([...world.waiting].map(([id, { amount }]) => [id, amount])),
  );
  const { rows: placed } = await db.execute<{ id: string; approval: string | null; amount: string }>(
    sql`select order_id as id, approval.id as approval, nett_order_amount as amount from sales_order
      left join approval using (cart_id) where sales_order.customer_id = ${customerId}`,
  );
  const there = placed.filter(({ id }) => !world.older.has(id));
  expect(Object.fromEntries(there.map((one) => [one.id, [one.approval, cents(Number(one.amount))]])), 'orders').toEqual(
    Object.fromEntries([...world.orders].map(([id, one]) => [id, [one.approvalId, one.amount]])),
  );
  const { results } = (await world.daan.shopper.get('/api/budgets')).json();
  expect(
    results.map(({ id, isHard, amounts }: { id: number; isHard: boolean; amounts: Record<string, number> }) => ({
      ...{ id, isHard, amount: cents(amounts.amount ?? 0) },
      ...{ spent: cents(amounts.spent ?? 0), reserved: cents(amounts.reserved ?? 0) },
    })),
    'budgets',
  ).toEqual(world.budgets.map((one) => ({ id: one.id, isHard: one.isHard, amount: one.amount, ...used(world, one) })));
}

test.each(seeds)('requests, rules and budgets agree with the model: seed %i', { timeout: 60_000 }, async (seed) => {
  const dice = new Dice(`approvals ${seed}`);
  const world = await begin(dice);
  const log: string[] = [];
  for (let step = 0; step < steps; step++) {
    const name = dice.pick(Object.keys(events));
    log.push(name);
    try {
      await events[name]?.(world);
      await expectSound(world);
    } catch (error) {
      throw new Error(`seed ${seed}, step ${step} (${log.slice(-6).join(', ')}): ${(error as Error).message}`, {
        cause: error,
      });
    }
  }
});
