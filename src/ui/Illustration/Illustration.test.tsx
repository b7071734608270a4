import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { axe } from 'jest-axe';
import { illustrations } from './illustrations';

describe.each(Object.entries(illustrations))('%s', (_name, Drawing) => {
  it('is passed over by assistive technology, for the words beside it say the same', async () => {
    const { container } = render(<Drawing />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('weighs less than 2 kB and writes no colour of its own', () => {
    const markup = renderToStaticMarkup(<Drawing />);
    expect(markup.length).toBeLessThan(2000);
    expect(markup).not.toMatch(/#[0-9a-f]{3}|rgb|style=|fill=|stroke=/i);
  });
});

it('gives each drawing another picture', () => {
  const pictures = Object.values(illustrations).map((Drawing) => renderToStaticMarkup(<Drawing />));
  expect(new Set(pictures).size).toBe(pictures.length);
});
