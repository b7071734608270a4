import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { EmptyCatalogue } from './EmptyCatalogue';

describe.each(['page', 'notice'] as const)('an empty catalogue as a %s', (shape) => {
  it('says that nothing is for sale yet and where to ask', async () => {
    const { container } = render(<EmptyCatalogue shape={shape} contactHref="/atendimento-ajuda" />);
    expect(screen.getByText('Ainda não há viagens à venda')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Falar com a empresa' })).toHaveAttribute('href', '/atendimento-ajuda');
    expect(screen.queryByText(/arquivo GTFS/)).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('tells an administrator how to fill it', async () => {
    const { container } = render(
      <EmptyCatalogue shape={shape} fillHref="/administracao/catalogo" contactHref="/atendimento-ajuda" />,
    );
    expect(screen.getByRole('link', { name: 'envie um arquivo GTFS da empresa' })).toHaveAttribute(
      'href',
      '/administracao/catalogo',
    );
    expect(await axe(container)).toHaveNoViolations();
  });
});
