import { screen } from '@testing-library/react';
import { manha, noite, openResultado, replies } from '../../../../tests/support/openResultado';

const idade = /conferidos .* com a operadora/;

describe('a list of departures', () => {
  it('of the operator’s system says how old it is, by its oldest departure', async () => {
    openResultado(
      replies([
        { ...manha, lidaHaMinutos: 2 },
        { ...noite, lidaHaMinutos: 47 },
      ]),
    );
    await screen.findByText('2 viagens encontradas');
    expect(screen.getByText(idade)).toHaveTextContent('Horários e preços conferidos há 47 min com a operadora.');
  });

  it('of the company itself has no age', async () => {
    openResultado(replies([manha, noite]));
    await screen.findByText('2 viagens encontradas');
    expect(screen.queryByText(idade)).not.toBeInTheDocument();
  });
});
