'use strict';

/**
 * Computed styles of jsdom, which took a third of the DOM tests' time: for each element, its selector engine looked at
 * every rule of every sheet. Patched before jsdom's window loads them.
 */
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

/** Splits a selector into what its element must have, one entry for each of its alternatives. */
function readNeeds(selector) {
  if (selector.includes('\\')) return [{}];
  let plain = selector.replaceAll(/\[[^\]]*\]/g, '*');
  for (let inner; (inner = plain.replaceAll(/\([^()]*\)/g, '')) !== plain;) plain = inner;
  return plain.split(',').map((alternative) => {
    const subject = alternative
      .trim()
      .split(/[\s>+~]+/)
      .at(-1);
    return { tag: /^[a-z][\w-]*/i.exec(subject)?.[0].toLowerCase(), name: /\.([\w-]+)/.exec(subject)?.[1] };
  });
}

const needs = new Map();

function needsOf(selector) {
  let known = needs.get(selector);
  if (!known) needs.set(selector, (known = readNeeds(selector)));
  return known;
}

/** The element whose style is being computed, with its classes. */
let styled = { element: null, tag: '', names: new Set() };

const readStyled = (element) => ({
  element,
  tag: element._localName.toLowerCase(),
  names: new Set((element.getAttributeNS(null, 'class') ?? '').split(/\s+/)),
});

const couldMatch = ({ tag, name }) => (!tag || tag === styled.tag) && (!name || styled.names.has(name));

const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) => {
  // Tests do not depend on `:has()` styles, and the engine parses such a rule anew for each element.
  if (!selector || selector.includes(':has(')) return false;
  if (element !== styled.element) styled = readStyled(element);
  return needsOf(selector).some(couldMatch) && matchesDontThrow(element, selector);
};

// Loaded now, since it takes the function above when it is loaded.
const styleRules = require('jsdom/lib/jsdom/living/helpers/style-rules.js');
const { getDeclarationForElement, propertiesWithResolvedValueImplemented } = styleRules;
styleRules.getDeclarationForElement = (element) => {
  styled = { element: null };
  return getDeclarationForElement(element);
};

// jsdom resolves ten colours for each computed style; pictures of stories prove colours.
for (const property of Object.keys(propertiesWithResolvedValueImplemented)) {
  if (property.endsWith('color')) delete propertiesWithResolvedValueImplemented[property];
}
