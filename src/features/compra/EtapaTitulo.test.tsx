import { useLayoutEffect } from 'react';
import { render, screen } from '@testing-library/react';
import { EtapaTitulo } from './EtapaTitulo';

/** Notes what has the focus when the step stands in the document and is not drawn yet. */
function Drawing({ seen }: { seen: (Element | null)[] }) {
  useLayoutEffect(() => {
    seen.push(document.activeElement);
  });
  return null;
}

describe('the heading of a step', () => {
  it('has the focus before the step is drawn, so that the foot does not come into sight meanwhile', () => {
    const seen: (Element | null)[] = [];
    render(
      <>
        <EtapaTitulo etapa="pagamento" />
        <Drawing seen={seen} />
      </>,
    );
    expect(seen).toEqual([screen.getByRole('heading', { name: 'Pagamento' })]);
  });

  it('of the seats, with which a purchase begins, leaves the focus where it is', () => {
    render(<EtapaTitulo etapa="poltronas" />);
    expect(document.body).toHaveFocus();
  });
});
