import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';

expect.extend(toHaveNoViolations);

// jsdom has none. As in newer browsers it answers with a promise, which an effect must not return as its clean-up.
Element.prototype.scrollIntoView ??= (() => Promise.resolve()) as () => void;

// A page that a busy neighbour slows down is waited for; what never comes fails a test all the same.
configure({ asyncUtilTimeout: 10_000 });
