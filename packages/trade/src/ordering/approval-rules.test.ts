import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ApprovalRule,
  type Approver,
  actorsFor,
  approversFor,
  type Colleague,
  decideApproval,
  needsSecond,
  type OrderFacts,
  openStep,
  ruleKinds,
} from './approval-rules.ts';

const manager: Approver = { kind: 'manager', userId: null };
const named = (userId: string): Approver => ({ kind: 'user', userId });
const rule = (kind: ApprovalRule['kind'], more: Partial<ApprovalRule> = {}): ApprovalRule => ({
  id: 7,
  isOn: true,
  kind,
  amountAbove: null,
  categoryId: null,
  first: named('daan'),
  second: null,
  ...more,
});
const plain: OrderFacts = {
  amount: '100',
  isRequester: false,
  isOverBudget: false,
  isOverLimit: false,
  categoryIds: new Set(),
  hasDirect: false,
};

describe('which rule decides', () => {
  test.each<[string, ApprovalRule, Partial<OrderFacts>, boolean]>([
    ['an amount above', rule('amount', { amountAbove: '2500' }), { amount: '2500.01' }, true],
    ['exactly the amount', rule('amount', { amountAbove: '2500' }), { amount: '2500' }, false],
    ['a requester', rule('requester'), { isRequester: true }, true],
    ['over budget', rule('budget'), { isOverBudget: true }, true],
    ['over a limit', rule('limit'), { isOverLimit: true }, true],
    ['a category', rule('category', { categoryId: 3 }), { categoryIds: new Set([1, 3]) }, true],
    ['another category', rule('category', { categoryId: 3 }), { categoryIds: new Set([1]) }, false],
    [
      'a category below its amount',
      rule('category', { categoryId: 3, amountAbove: '250' }),
      { categoryIds: new Set([3]) },
      false,
    ],
    ['straight from the factory', rule('direct'), { hasDirect: true }, true],
    ['a rule that is off', rule('direct', { isOn: false }), { hasDirect: true }, false],
  ])('%s', (_, one, facts, decides) => {
    expect(decideApproval([one], { ...plain, ...facts })?.ruleNumber).toBe(decides ? 1 : undefined);
  });

  test('the first that matches, by its place among all of them', () => {
    const rules = [rule('direct', { isOn: false }), rule('budget'), rule('amount', { id: 9, amountAbove: '50' })];
    expect(decideApproval(rules, plain)).toMatchObject({ ruleId: 9, ruleNumber: 3 });
  });

  test.each<[Partial<OrderFacts>, string]>([
    [{ isRequester: true }, 'requester'],
    [{ isOverLimit: true }, 'limit'],
    [{ isOverBudget: true }, 'budget'],
  ])('without a rule %o needs a manager', (facts, kind) => {
    expect(decideApproval([], { ...plain, ...facts })).toEqual({
      ruleId: null,
      ruleNumber: null,
      kind,
      first: manager,
      second: null,
    });
  });

  test('no rules of a company undo the floor, and what no rule and no floor forbids is free', () => {
    const approver = fc.constantFrom(manager, named('a'), { kind: 'leader', userId: null } as Approver);
    const anyRule = fc.record({
      id: fc.nat(),
      isOn: fc.boolean(),
      kind: fc.constantFrom(...ruleKinds),
      amountAbove: fc.option(fc.nat(5000).map(String)),
      categoryId: fc.option(fc.nat(3)),
      first: approver,
      second: fc.option(approver),
    });
    const anyFacts = fc.record({
      amount: fc.nat(9000).map(String),
      isRequester: fc.boolean(),
      isOverBudget: fc.boolean(),
      isOverLimit: fc.boolean(),
      categoryIds: fc.array(fc.nat(3)).map((ids) => new Set(ids)),
      hasDirect: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(anyRule, { maxLength: 6 }), anyFacts, (rules, facts) => {
        const decision = decideApproval(rules, facts);
        if (facts.isRequester || facts.isOverBudget || facts.isOverLimit) expect(decision).toBeDefined();
        if (rules.every(({ isOn }) => !isOn) && !(facts.isRequester || facts.isOverBudget || facts.isOverLimit))
          expect(decision).toBeUndefined();
        // A rule below the one that decides changes nothing.
        if (decision?.ruleNumber) expect(decideApproval(rules.slice(0, decision.ruleNumber), facts)).toEqual(decision);
      }),
    );
  });
});

const people: Colleague[] = [
  { id: 'daan', isManager: true, mayDecide: true },
  { id: 'eva', isManager: true, mayDecide: true },
  { id: 'samira', isManager: false, mayDecide: true },
  { id: 'bram', isManager: false, mayDecide: false },
];
const asked: { requesterId: string; leaderId: string | null; approvedIds: string[] } = {
  requesterId: 'bram',
  leaderId: null,
  approvedIds: [],
};

describe('the users who decide', () => {
  test.each<[string, Approver, Partial<typeof asked>, string[]]>([
    ['any manager', manager, {}, ['daan', 'eva']],
    ['the named user', named('samira'), {}, ['samira']],
    ['the leader of the site', { kind: 'leader', userId: null }, { leaderId: 'samira' }, ['samira']],
    ['any manager without a leader', { kind: 'leader', userId: null }, {}, ['daan', 'eva']],
    ['another manager instead of the requester', named('daan'), { requesterId: 'daan' }, ['eva']],
    ['any manager where the named user may not', named('bram'), { requesterId: 'samira' }, ['daan', 'eva']],
    ['another person in the second step', manager, { approvedIds: ['daan'] }, ['eva']],
    ['nobody', manager, { requesterId: 'daan', approvedIds: ['eva'] }, []],
  ])('%s', (_, approver, more, who) => {
    expect(approversFor(people, { ...asked, approver, ...more })).toEqual(who);
  });

  test('a stand-in on the days that were set, for the person they stand in for', () => {
    const standIns = [{ userId: 'daan', standInId: 'samira', fromDay: '2026-12-21', untilDay: '2027-01-03' }];
    const who = (today: string, requesterId = 'bram') =>
      Object.fromEntries(actorsFor(people, { ...asked, requesterId, approver: named('daan') }, standIns, today));
    expect(who('2026-12-20')).toEqual({ daan: null });
    expect(who('2026-12-21')).toEqual({ daan: null, samira: 'daan' });
    expect(who('2027-01-03')).toEqual({ daan: null, samira: 'daan' });
    expect(who('2027-01-04')).toEqual({ daan: null });
    expect(who('2026-12-25', 'samira')).toEqual({ daan: null });
  });

  test('nobody decides on their own request or twice, also as a stand-in', () => {
    const ids = people.map(({ id }) => id);
    const anybody = fc.constantFrom(...ids);
    fc.assert(
      fc.property(
        fc.constantFrom(manager, ...ids.map(named), { kind: 'leader', userId: null } as Approver),
        anybody,
        fc.option(anybody),
        fc.subarray(ids),
        fc.array(fc.record({ userId: anybody, standInId: anybody })),
        (approver, requesterId, leaderId, approvedIds, pairs) => {
          const standIns = pairs.map((pair) => ({ ...pair, fromDay: '2026-01-01', untilDay: '2026-12-31' }));
          const actors = actorsFor(people, { approver, requesterId, leaderId, approvedIds }, standIns, '2026-06-01');
          for (const id of [requesterId, ...approvedIds, 'bram']) expect(actors.has(id)).toBe(false);
        },
      ),
    );
  });

  test('a second approver who agreed as the first need not repeat it; any other second must', () => {
    expect(needsSecond(null, { approvedIds: ['daan'], leaderId: null })).toBe(false);
    expect(needsSecond(named('daan'), { approvedIds: ['daan'], leaderId: null })).toBe(false);
    expect(needsSecond(named('eva'), { approvedIds: ['daan'], leaderId: null })).toBe(true);
    expect(needsSecond(manager, { approvedIds: ['daan'], leaderId: null })).toBe(true);
  });
});

describe('after a change of the rule, the decisions that are left', () => {
  test.each<[string, Approver, Approver | null, string[], 1 | 2 | null]>([
    ['everything', named('daan'), manager, [], 1],
    ['the first step, where somebody else agreed', named('daan'), null, ['samira'], 1],
    ['nothing, where the named user agreed', named('samira'), null, ['samira'], null],
    ['the second step', named('samira'), manager, ['samira'], 2],
    ['nothing, where both agreed', named('samira'), manager, ['eva', 'samira'], null],
    ['the second step of two managers', manager, manager, ['eva'], 2],
    ['nothing, where the named second agreed', manager, named('eva'), ['eva'], null],
    ['nothing, where a stand-in agreed', named('daan'), null, ['samira', 'eva'], null],
  ])('%s', (_, first, second, approvedIds, left) => {
    const standIns = [{ userId: 'daan', standInId: 'eva', fromDay: '2026-12-21', untilDay: '2027-01-03' }];
    expect(openStep(people, { first, second }, { ...asked, approvedIds }, standIns, '2026-12-24')).toBe(left);
  });
});
