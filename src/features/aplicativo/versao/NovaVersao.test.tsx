import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { NovaVersao } from './NovaVersao';

const show = (path: string, nova = true) => renderScreen(<NovaVersao />, { path, state: { versao: { nova } } });

describe('the word of a newer version', () => {
  it('leaves to the person when it is loaded', async () => {
    const { events, container } = show('/home');
    expect(screen.getByText('Nova versão disponível')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Depois' }));
    await userEvent.click(screen.getByRole('button', { name: 'Atualizar' }));
    expect(events.map(({ type }) => type)).toEqual(['AtualizacaoAdiada', 'AtualizacaoPedida']);
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each(['/comprar-viagem?viagemIda=1', '/pagamento-pix?pedido=1', '/pagamento-externo'])(
    'keeps quiet at %s, where seats are in hand or money is under way [SW1]',
    (path) => expect(show(path).container).toHaveTextContent(''),
  );

  it('is not there without one', () => expect(show('/home', false).container).toHaveTextContent(''));
});
