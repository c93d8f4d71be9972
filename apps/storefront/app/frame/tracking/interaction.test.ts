import { expect, test } from 'vitest';
import { interactionOf, type Touched } from './interaction.ts';

const origin = 'https://shop.example';
const element = (given: Partial<Touched>): Touched => ({
  tag: 'button',
  type: null,
  names: [],
  href: null,
  field: null,
  checked: null,
  ...given,
});

test('a button is named by its code or its container, not by its text', () => {
  const names = ['btn', 'btn--primary', 'order-form__actions', 'product-page'];
  expect(interactionOf(element({ names }), 'click', origin)).toEqual({
    target: 'order-form__actions',
    action: 'click',
    'target-properties': null,
    value: null,
    'interaction-type': 'button',
  });
  expect(interactionOf(element({ names: ['btn'] }), 'click', origin).target).toBe('button');
});

test.each([
  ['https://shop.example/steenhof/zoeken?q=geheim', '/steenhof/zoeken'],
  ['/steenhof', '/steenhof'],
  ['https://elders.example/pad?x=1', 'elders.example'],
  ['mailto:joris@bouw.example', 'mailto:'],
  ['tel:+31307112100', 'tel:'],
])('a link to %s is reported as %s', (href, to) => {
  const interaction = interactionOf(element({ tag: 'a', href, names: ['site-footer__link'] }), 'click', origin);
  expect(interaction).toMatchObject({
    target: 'site-footer__link',
    'target-properties': to,
    'interaction-type': 'link',
  });
});

test('a choice reports its name and state, a form its submission: never a typed value', () => {
  const box = element({
    tag: 'input',
    type: 'checkbox',
    field: 'stock',
    checked: true,
    names: ['checkbox', 'filters'],
  });
  expect(interactionOf(box, 'change', origin)).toEqual({
    target: 'filters',
    action: 'change',
    'target-properties': 'stock',
    value: true,
    'interaction-type': 'choice',
  });
  expect(interactionOf(element({ tag: 'form', names: ['newsletter-form'] }), 'submit', origin)).toMatchObject({
    target: 'newsletter-form',
    action: 'submit',
    'interaction-type': 'form',
    value: null,
  });
});
