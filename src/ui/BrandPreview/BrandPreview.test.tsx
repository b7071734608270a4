import { render, screen } from '@testing-library/react';
import { contrast } from '../../domain/base/cor';
import { BrandPreview } from './BrandPreview';
import { sampleBrand, sampleSchemes } from './sampleBrand';

it('shows the brand in each scheme, in colours of its own and not of the page', () => {
  const { container } = render(<BrandPreview brand={sampleBrand} schemes={sampleSchemes} />);
  expect(screen.getAllByRole('img', { name: 'Serra' })).toHaveLength(2);
  const [light, dark] = container.querySelectorAll('figure');
  expect(light).toHaveTextContent('Tema claro');
  expect(light?.style.getPropertyValue('--it-preview-page')).toBe('#faf6ef');
  expect(dark?.style.getPropertyValue('--mui-palette-brand-surface')).toBe('#2d0840');
});

it('is documented by a brand that can be read', () => {
  for (const { band, onBand, detail, page, primary, onPrimary, accent, onAccent } of sampleSchemes) {
    for (const [front, ground] of [
      [onBand, band],
      [detail, band],
      [primary, page],
      [onPrimary, primary],
      [onAccent, accent],
    ] as const) {
      expect(contrast(front, ground)).toBeGreaterThanOrEqual(4.5);
    }
  }
});
