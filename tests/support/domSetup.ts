import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';

expect.extend(toHaveNoViolations);

// jsdom has none. Newer browsers return a promise, which an effect must not return as its clean-up.
Element.prototype.scrollIntoView ??= (() => Promise.resolve()) as () => void;

// Generous timeout for a busy machine; missing elements still fail.
configure({ asyncUtilTimeout: 10_000 });
