import { renderHome } from './prerender';

describe('the home that the build renders', () => {
  it('is the same on every day: no port is called for it, the clock included', () => {
    const { html, css } = renderHome();
    expect(html).toContain('Buscar viagens');
    expect(html).not.toMatch(/\d{2}\/\d{2}\/\d{4}/);
    expect(css).toContain('<style');
  });
});
