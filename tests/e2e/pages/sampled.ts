import { browser } from '@wdio/globals';

/** Lets every page be one of those whose speed is measured, by smaller random numbers, until the script is removed. */
export const measuredPages = () =>
  browser.addInitScript(() => {
    const random = Math.random.bind(Math);
    Math.random = () => random() / 10;
  });
