import { browser, expect } from '@wdio/globals';
import { home } from '../pages/home';
import { DESKTOP } from '../pages/screen';
import { typeSlowly } from '../pages/typing';
import { freshVisitor } from '../pages/visitor';

describe('the prerendered home', () => {
  before(async () => {
    await browser.setViewport(DESKTOP);
    await freshVisitor();
  });

  it('shows its form without JavaScript having run', async () => {
    await browser.url('/home');
    expect(
      await browser.execute(
        () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
      ),
    ).toBe(0);
    await expect(home.field('Origem')).toBeDisplayed();
  });

  it('is sent with permissions that this browser knows: of any other it would warn on every page', async () => {
    await browser.url('/home');
    const { named, known } = await browser.execute(async () => {
      const policy = (await fetch('/home')).headers.get('permissions-policy') ?? '';
      // Only Chromium lists the names it knows.
      const asked = Reflect.get(document, 'featurePolicy') as { features: () => string[] };
      return { named: policy.split(', ').map((one) => one.split('=')[0] ?? ''), known: asked.features() };
    });
    expect(named).toContain('camera');
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('keeps every character typed while the app comes alive, ten times of ten', async () => {
    for (let i = 0; i < 10; i += 1) {
      await browser.url('/home');
      const field = home.field('Origem');
      await field.click();
      await typeSlowly('Campinas', 5);
      await browser.waitUntil(() => browser.execute(() => document.documentElement.dataset.vivo === 'sim'), {
        timeout: 60_000,
      });
      await browser.pause(100);
      expect(await field.getValue()).toBe('Campinas');
    }
  });
});
