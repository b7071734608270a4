import '@testing-library/jest-dom';
import { toHaveNoViolations } from 'jest-axe';

expect.extend(toHaveNoViolations);

// jsdom has none. As in newer browsers it answers with a promise, which an effect must not return as its clean-up.
Element.prototype.scrollIntoView ??= (() => Promise.resolve()) as () => void;
