import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { succeeded, umaIdentidade } from '../../../tests/support/builders';
import { renderScreen } from '../../../tests/support/renderScreen';
import { umaCompra } from '../../../tests/support/umaCompra';
import { umaInformacao, umMapa } from '../../../tests/support/viagemBuilders';
import { sessaoInterrompida } from '../../store/sessao/sessao';
import { ResumoCompra } from './ResumoCompra';

const { sub, email } = umaIdentidade();
const trecho = { viagemId: '100', localidadeOrigem: '1', localidadeDestino: '2', poltronas: [5] };

const open = () =>
  renderScreen(
    <main>
      <h1>Comprar viagem</h1>
      <ResumoCompra etapa="poltronas" action={null} />
    </main>,
    {
      ports: {
        replies: { 'GET /Viagens/100': succeeded(umaInformacao()), 'GET /Viagens/100/Poltronas': succeeded(umMapa()) },
      },
      state: umaCompra({ trechos: [trecho], aviso: { tipo: 'conexao', mensagem: 'Sem resposta.' } }),
    },
  );

it('says beside the step’s button that nothing is lost, and offers the sign-in again', async () => {
  const { store, events, container } = open();
  expect(screen.queryByRole('button', { name: 'Entrar e continuar' })).not.toBeInTheDocument();
  act(() => void store.dispatch(sessaoInterrompida({ sub, email })));
  expect(screen.getByText('Nada se perdeu: entre de novo para continuar a compra.')).toBeInTheDocument();
  expect(screen.queryByText('Sem resposta.')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Entrar e continuar' }));
  expect(events.at(-1)).toEqual({ type: 'EntrarPedido', payload: undefined });
});
